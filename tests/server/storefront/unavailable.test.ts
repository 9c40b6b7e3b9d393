import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/src/db/database.ts'
import { storefrontBuild } from './storefrontApp.ts'

const { renderPage, shop } = storefrontBuild()

/** What a page fails with while nothing answers at the database's address. */
async function databaseAway(): Promise<never> {
  const { db, close } = openDatabase('postgres://shop:password@127.0.0.1:1/shop')
  await db.ping().finally(close)
  throw new Error('somebody answered')
}

test('API-03 while the database is away there is a page with the shop’s name, a sentence and a way to try again', async () => {
  const app = await shop()
  renderPage.mockImplementation(databaseAway)
  const page = await app.inject({ url: '/?category=wine' })
  expect(page.statusCode).toBe(503)
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  })
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(page.body).toContain('<html lang="ka">')
  for (const text of [
    'დუქანი',
    'მაღაზია დროებით მიუწვდომელია. სცადეთ ცოტა ხანში.',
    '<a href="">თავიდან ცდა</a>',
  ])
    expect(page.body).toContain(text)
})

test('API-03 that page is in the page’s language and the chosen theme, and reveals nothing of a secret address', async () => {
  const app = await shop()
  renderPage.mockImplementation(databaseAway)
  const cookie = 'theme=dark'
  const page = await app.inject({
    url: '/en/reset-password?uid=secret-1&token=secret-2',
    headers: { cookie },
  })
  expect(page.body).toContain('<html lang="en">')
  expect(page.body).toContain('<meta name="color-scheme" content="dark">')
  expect(page.body).toContain('The shop is temporarily unavailable. Try again shortly.')
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  expect(page.body).not.toContain('secret')
})

test('API-03 a page that was rendered before is sent while the database is away, and rendered again afterwards', async () => {
  const app = await shop()
  const rendered = await app.inject({ url: '/' })
  renderPage.mockImplementation(databaseAway)
  expect((await app.inject({ url: '/' })).body).toBe(rendered.body)
  expect((await app.inject({ url: '/orders' })).statusCode).toBe(503)
  renderPage.mockImplementation(async () => ({
    status: 200,
    head: '',
    styles: [],
    html: 'back',
    state: '{}',
    productIds: [],
  }))
  expect((await app.inject({ url: '/orders' })).body).toContain('back')
})

test('API-03 a page that fails by an error of the shop reveals no details', async () => {
  const app = await shop()
  renderPage.mockRejectedValueOnce(new Error('the inside'))
  const page = await app.inject({ url: '/' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(page.body).toContain('სერვერის შეცდომა. სცადეთ მოგვიანებით.')
  expect(page.body).not.toContain('the inside')
})
