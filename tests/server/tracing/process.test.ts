import path from 'node:path'
import { expect, test } from 'vitest'
import { startCollector } from '../support/collector.ts'
import { runProgram } from '../support/program.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { testDatabase } from '../support/testDatabase.ts'

const { url } = await testDatabase()
const collector = await startCollector()

/** A shop in a process of its own, which says at its end how many of OpenTelemetry's modules it has loaded. */
async function startShop(env: NodeJS.ProcessEnv) {
  const shop = runProgram(path.join(import.meta.dirname, 'programs/noteImports.ts'), {
    env: {
      ...{ DATABASE_URL: url, SECRET: 'the secret of all tests, long enough', DATA_DIR: temporaryFolder() },
      ...{ PORT: '0', LOG_LEVEL: 'silent', DRAIN_SECONDS: '0', ...env },
    },
  })
  const address = /http:\S+/.exec(await shop.line())?.[0] ?? ''
  async function end() {
    shop.child.kill('SIGTERM')
    const loaded = Number(/loaded: (\d+)/.exec(await shop.line())?.[1])
    return { code: await shop.ended, loaded }
  }
  return { address, end }
}

test('a process sends its last spans when it ends, with the standard variables', async () => {
  collector.status = 200
  const { address, end } = await startShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key',
    OTEL_SERVICE_NAME: 'wine-shop',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  })
  expect((await fetch(`${address}/v1/categories/`)).status).toBe(200)
  const { code, loaded } = await end()
  expect(code).toBe(0)
  expect(loaded).toBeGreaterThan(0)
  expect(collector.spans().map(({ name }) => name)).toContain('GET /v1/categories/')
  expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer key' })
  const [resource] = collector.resources()
  expect(resource).toMatchObject({ 'service.name': 'wine-shop', 'deployment.environment.name': 'test' })
  expect(resource?.['service.instance.id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('a process ends while the collector hangs', async () => {
  collector.status = null
  const { address, end } = await startShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  expect((await fetch(`${address}/v1/categories/`)).status).toBe(200)
  expect(await end()).toMatchObject({ code: 0 })
})

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  const { address, end } = await startShop({})
  expect((await fetch(`${address}/v1/categories/`)).status).toBe(200)
  expect(await end()).toMatchObject({ code: 0, loaded: 0 })
})
