import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_CONFIG } from '@dukani/contracts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { backOfficePlugin } from '../../../server/src/plugins/storefront/backOfficePage.ts'
import { loadBackOfficeBuild } from '../../../server/src/plugins/storefront/build.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const HTML = `<!doctype html><html lang="ka"><head><script type="application/json" id="config">{}</script>
<script>prefer(false)</script></head><body><div id="root"></div></body></html>`

/** The pages and files of a small build. */
async function backOffice() {
  const distDir = temporaryFolder()
  mkdirSync(path.join(distDir, 'admin/assets'), { recursive: true })
  writeFileSync(path.join(distDir, 'admin/index.html'), HTML)
  writeFileSync(path.join(distDir, 'admin/assets/main-12345678.js'), 'export {}')
  const build = await loadBackOfficeBuild(distDir)
  if (build === null) throw new Error('the build was not found')
  const app = fastify()
  await app.register(backOfficePlugin, { build, runtimeConfig: { ...DEFAULT_CONFIG, tileUrl: '/tiles' } })
  return app
}

test('every address below /admin has the same document, which no search engine lists', async () => {
  const app = await backOffice()
  const [home, order] = await Promise.all(['/admin', '/admin/orders/1?a=b'].map((url) => app.inject({ url })))
  expect(home?.statusCode).toBe(200)
  expect(home?.body).toBe(order?.body)
  expect(home?.body).toContain('"tileUrl":"/tiles"')
  expect(home?.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' })
  expect(home?.headers['permissions-policy']).toContain('camera=(self)')
  expect(home?.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
})

test('its files are cached for ever, and a file of another release is not found', async () => {
  const app = await backOffice()
  const file = await app.inject({ url: '/admin/assets/main-12345678.js' })
  expect(file.statusCode).toBe(200)
  expect(file.headers['cache-control']).toContain('immutable')
  const gone = await app.inject({ url: '/admin/assets/main-00000000.js' })
  expect(gone.statusCode).toBe(404)
  expect(gone.headers['content-type']).toContain('text/plain')
})

test('without a build there is none', async () => {
  expect(await loadBackOfficeBuild(temporaryFolder())).toBeNull()
})
