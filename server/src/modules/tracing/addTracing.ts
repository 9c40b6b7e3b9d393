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
  const { traceServer } = await import('./traceServer.ts')
  traceServer(app, config, continues)
}
