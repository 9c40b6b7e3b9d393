import type { Config } from '../../config/config.ts'
import type { App } from '../../plugins/app.ts'

/**
 * Traces the server's requests and its work in the background, until it is closed.
 * @param continues whether a request's `traceparent` is continued
 */
export async function addTracing(
  app: App,
  config: NonNullable<Config['tracing']>,
  continues: boolean,
): Promise<void> {
  // Loaded on demand: most shops don't trace.
  const [{ openTracer }, { traceRequests }, { traceWork }, { traceCalls }, { traceRedis }] =
    await Promise.all([
      import('./tracer.ts'),
      import('./requests.ts'),
      import('./work.ts'),
      import('./calls.ts'),
      import('./redisCalls.ts'),
    ])
  const { tracer, close } = openTracer(config, app.log)
  traceRequests(app, tracer, continues)
  const ends = [traceWork(tracer), traceCalls(tracer), traceRedis(tracer)]
  app.addHook('onClose', async () => {
    for (const end of ends) end()
    await close()
  })
}
