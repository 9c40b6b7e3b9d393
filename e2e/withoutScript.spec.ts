import { gzipSync } from 'node:zlib'
import { PAGE_SIZE } from '@dukani/contracts'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const SCRIPTS = /\/assets\/.*\.js(\?.*)?$/
// The file of the app itself (vite.config.ts).
const APP_SCRIPT = /\/assets\/app-[^/]*\.js$/
const MOST_INITIAL_SCRIPT_BYTES = 165_000

test.describe('the scripts fail to load', () => {
  test.beforeEach(async ({ context, problems }) => {
    problems.expect(/net::ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically/i)
    await context.route(SCRIPTS, (route) => route.abort())
  })

  test('the page still shows the products, and a product opens', async ({ page, catalogue, modal }) => {
    await catalogue.open()
    await expect(catalogue.cards).toHaveCount(PAGE_SIZE)
    const [name = ''] = await catalogue.names()
    await catalogue.card(name).getByRole('link').click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(modal.heading).toHaveText(name)
  })

  test('search and categories work as a form and links', async ({ page, catalogue, request }) => {
    const { name, category } = await findProduct(request, 'with a category', (it) => it.category !== null)
    await catalogue.open()
    await catalogue.search.fill(name)
    await catalogue.search.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === name)
    await expect(catalogue.card(name)).toBeVisible()

    await catalogue.open()
    await catalogue.category(category?.id ?? '').click()
    await expect(page).toHaveURL((url) => url.searchParams.get('category') === category?.id)
    await expect(catalogue.card(name)).toBeVisible()
  })
})

test('a tap on an add button before the app is there is carried out once it is', async ({
  page,
  context,
  catalogue,
  cart,
  toasts,
  request,
}) => {
  const { name } = await findProduct(request, 'that can be bought at once', isSimple())
  const app = Promise.withResolvers<undefined>()
  // The first script may run, with what it needs; the app that it brings in has to wait.
  const asked: string[] = []
  await context.route(APP_SCRIPT, async (route) => {
    asked.push(route.request().url())
    await app.promise
    await route.continue()
  })
  await page.goto(`/?search=${encodeURIComponent(name)}`, { waitUntil: 'domcontentloaded' })
  await catalogue.addButton(name).click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  app.resolve(undefined)
  await expect(toasts).toContainText(t('cart.added'))
  await cart.expectCount(1)
})

test(`the scripts of the first screen are at most ${MOST_INITIAL_SCRIPT_BYTES / 1000} kB gzip`, async ({
  page,
  catalogue,
  cart,
}) => {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script' || SCRIPTS.test(answer.url())) bodies.push(answer.body())
  })
  await catalogue.open()
  // The cart comes by the app: once it is counted, all that hydrates the page has arrived.
  await cart.expectCount(0)
  await expect(page.locator('#cart')).toContainText(t('cart.empty'))
  await page.waitForLoadState('networkidle')
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).byteLength)
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_INITIAL_SCRIPT_BYTES)
})
