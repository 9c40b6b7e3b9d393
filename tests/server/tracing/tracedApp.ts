import type { Config } from '../../../server/src/config/config.ts'
import { startCollector } from '../support/collector.ts'
import { testApp, type TestAppOverrides } from '../support/testApp.ts'

type Tracing = NonNullable<Config['tracing']>

/**
 * A server whose traces a collector gets, all of them unless `tracing` changes it. Only one can be open in a process at a
 * time.
 * @returns also `spans`, which closes the server, so that it sends all, and returns what the collector got
 */
export async function tracedApp(overrides: TestAppOverrides = {}, tracing: Partial<Tracing> = {}) {
  const collector = await startCollector()
  const all: Tracing = { endpoint: collector.url, sampler: 'parentbased_always_on', share: 1 }
  const config = { tracing: { ...all, ...tracing }, ...overrides.config }
  const shop = await testApp({ ...overrides, config })
  const spans = async () => {
    await shop.app.close()
    return collector.spans()
  }
  return { ...shop, collector, spans }
}
