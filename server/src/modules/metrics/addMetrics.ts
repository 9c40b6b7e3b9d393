import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import type { App } from '../../plugins/app.ts'

/**
 * Measures the server, and serves the metrics for Prometheus.
 * @throws StartError when the port can't be used
 */
export async function addMetrics(
  app: App,
  db: Database,
  place: NonNullable<Config['metrics']>,
): Promise<void> {
  // Loaded on demand: most shops don't measure.
  const [{ measure }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./metricsServer.ts'),
  ])
  const registry = measure(app, db)
  app.addHook('onReady', () => serveMetrics(app, registry, place))
}
