import type { Config } from '../../config/config.ts'
import { provideTraceId } from '../../observations.ts'
import type { App } from '../../plugins/app.ts'
import { traceCalls } from './calls.ts'
import { traceRedis } from './redisCalls.ts'
import { traceRequests } from './requests.ts'
import { sampledTraceId } from './spans.ts'
import { openTracer } from './tracer.ts'
import { traceWork } from './work.ts'

/** What `addTracing` does. Importing this file loads OpenTelemetry. */
export function traceServer(app: App, config: NonNullable<Config['tracing']>, continues: boolean): void {
  const { tracer, close } = openTracer(config, app.log)
  traceRequests(app, tracer, continues)
  const ends = [traceWork(tracer), traceCalls(tracer), traceRedis(tracer), provideTraceId(sampledTraceId)]
  app.addHook('onClose', async () => {
    for (const end of ends) end()
    await close()
  })
}
