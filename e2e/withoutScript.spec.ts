import { gzipSync } from 'node:zlib'
import { PAGE_SIZE } from '@dukani/contracts'
import type { BrowserContext, Response } from '@playwright/test'
import { expectListening } from './support/listening.ts'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const SCRIPTS = /\/assets\/.*\.js(\?.*)?$/
// The file of the app itself (vite.config.ts).
const APP_SCRIPT = /\/assets\/app-[^/]*\.js$/
const APP_ENTRY = /\/assets\/entryClient-[^/]*\.js$/
// The scripts that a page hydrates with, and all that it has loaded when it rests, in bytes of gzip.
const FIRST_SCREENS = {
  'the catalogue': { most: 165_000, atRest: 165_000, isProduct: false },
  'a product': { most: 185_000, atRest: 212_000, isProduct: true },
}
const CATALOGUE_SCRIPT = /\/assets\/catalogue-[^/]*\.js$/
// The list, the categories and products; not what belongs to a product, such as its reviews.
const CAME_WITH_PAGE = /\/v1\/(?:products|categories)\/(?:[^/]+\/)?(?:\?|$)/
// How React marks a Suspense boundary in the page.
const BOUNDARY = /<!--\$-->/g

/** Notes the files that the page has loaded when it has hydrated. Runs in the page. */
function noteHydration(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('#root:not([data-rendered])')) return
    observer.disconnect()
    const hydratedWith = performance.getEntriesByType('resource').map(({ name }) => name)
    Object.assign(window, { hydratedWith })
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

/** Lets the first script run, and holds the app's files back until the page has asked for all of them. */
async function holdApp(context: BrowserContext) {
  const app = Promise.withResolvers<undefined>()
  const routes = [APP_ENTRY, APP_SCRIPT].map(async (file) => {
    const asked = Promise.withResolvers<undefined>()
    await context.route(file, async (route) => {
      asked.resolve(undefined)
      await app.promise
      await route.continue()
    })
    return asked
  })
  const held = await Promise.all(routes)
  return {
    letIn: async () => {
      await Promise.all(held.map(({ promise }) => promise))
      app.resolve(undefined)
    },
  }
}

test(
  'where the scripts fail to load, products, search and categories are there as links and a form',
  { tag: '@phone' },
  async ({ page, context, catalogue, modal, problems, request }) => {
    problems.expect(/net::ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically/i)
    await context.route(SCRIPTS, (route) => route.abort())
    const { name, category } = await findProduct(request, 'with a category', (it) => it.category !== null)
    await catalogue.openDocument()
    await expect(catalogue.cards).toHaveCount(PAGE_SIZE)
    await catalogue.category(category?.id ?? '').click()
    await expect(page).toHaveURL((url) => url.searchParams.get('category') === category?.id)
    await expect(catalogue.card(name)).toBeVisible()

    await catalogue.search.fill(name)
    await catalogue.search.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === name)
    await catalogue.card(name).getByRole('link').click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(modal.heading).toHaveText(name)
  },
)

test(
  'a tap on an add button before the app is there is carried out once it is',
  { tag: '@phone' },
  async ({ page, context, catalogue, cart, toasts, request }) => {
    const { name } = await findProduct(request, 'that can be bought at once', isSimple())
    const app = await holdApp(context)
    const screen = page.waitForRequest(CATALOGUE_SCRIPT)
    await page.goto(`/?search=${encodeURIComponent(name)}`, { waitUntil: 'domcontentloaded' })
    await catalogue.addButton(name).click()
    // In parallel with the app.
    await screen
    await app.letIn()
    await expect(toasts).toContainText(t('cart.added'))
    await cart.expectCount(1)
  },
)

test('what is typed before the app is there stays, and is sent', async ({
  page,
  context,
  catalogue,
  problems,
}) => {
  // The form may be sent before this new visitor has a CSRF token: the first try is refused, the second has one.
  problems.expect(/status of 40[03]/)
  const app = await holdApp(context)
  await page.goto('/reset-password?uid=MQ&token=an-old-one', { waitUntil: 'domcontentloaded' })
  const fields = page.getByRole('dialog').locator('input')
  const [chosen, again] = [fields.first(), fields.last()]
  await chosen.fill('ზღვის ქარი 4815')
  await again.fill('ზღვის ქარი 4815')
  await app.letIn()
  await expectListening(page)
  await expect(chosen).toHaveValue('ზღვის ქარი 4815')
  await expect(again).toHaveValue('ზღვის ქარი 4815')
  const sent = page.waitForRequest('**/password-reset-confirm/')
  await page.getByRole('button', { name: t('reset.submit') }).click()
  expect((await sent).postDataJSON()).toMatchObject({ new_password: 'ზღვის ქარი 4815' })
  await expect(page.getByRole('button', { name: t('reset.sendLink') })).toBeVisible()

  const next = await holdApp(context)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await catalogue.search.fill('ყანწი')
  await next.letIn()
  await expectListening(page)
  await expect(catalogue.search).toHaveValue('ყანწი')
})

test(
  'ROUTE-08 a product is usable while the catalogue’s script can’t be fetched, and a retry brings it',
  { tag: '@phone' },
  async ({ page, context, catalogue, cart, modal, toasts, problems, request }) => {
    problems.expect(/net::ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically/i)
    await context.route(CATALOGUE_SCRIPT, (route) => route.abort())
    const { id } = await findProduct(request, 'that can be bought at once', isSimple())
    const failed = page.waitForEvent('requestfailed', (failing) => CATALOGUE_SCRIPT.test(failing.url()))
    await page.goto(`/product/${id}`)
    await failed
    await modal.add.click()
    await expect(toasts).toContainText(t('cart.added'))
    // Behind the modal.
    await expect(page.locator('main a[href^="/product/"]').first()).toBeAttached()

    await modal.close.click()
    await expect(page.getByText(t('error.title'))).toBeVisible()
    await context.unroute(CATALOGUE_SCRIPT)
    await page.getByRole('button', { name: t('shell.retry') }).click()
    await expect(catalogue.cards).toHaveCount(PAGE_SIZE)
    await cart.expectCount(1)
  },
)

for (const [name, { most, atRest, isProduct }] of Object.entries(FIRST_SCREENS))
  test(`${name} hydrates in parts, with scripts of at most ${most / 1000} kB gzip, and asks for nothing that came with it`, async ({
    page,
    cart,
    request,
  }) => {
    const scripts: Response[] = []
    const asked: string[] = []
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script' || SCRIPTS.test(answer.url())) scripts.push(answer)
      if (CAME_WITH_PAGE.test(answer.url())) asked.push(answer.url())
    })
    await page.addInitScript(noteHydration)
    const { id } = await findProduct(request, 'at all', () => true)
    const document = await page.goto(isProduct ? `/product/${id}` : '/')
    expect((await document?.text())?.match(BOUNDARY)?.length).toBeGreaterThanOrEqual(isProduct ? 13 : 8)
    await expectListening(page)
    // The app loads the cart: once it is counted, everything that hydrates the page has arrived.
    if (!isProduct) {
      await expect(page.locator('#cart')).toContainText(t('cart.empty'))
      await cart.expectCount(0)
    }
    await page.waitForLoadState('networkidle')
    const loaded = await Promise.all(
      scripts.map(async (answer) => ({ url: answer.url(), body: await answer.body() })),
    )
    const hydratedWith = await page.evaluate(
      () => (window as unknown as { hydratedWith: string[] }).hydratedWith,
    )
    const first = loaded.filter(({ url }) => hydratedWith.includes(url))
    expect(first.length).toBeGreaterThan(1)
    expect(sizeOf(first)).toBeLessThanOrEqual(most)
    // A product doesn't wait for the catalogue behind it.
    expect(first.some(({ url }) => CATALOGUE_SCRIPT.test(url))).toBe(!isProduct)
    expect(sizeOf(loaded)).toBeLessThanOrEqual(atRest)
    // Forms load zod (ADR 18).
    expect(loaded.some(({ body }) => body.includes('_zod'))).toBe(false)
    expect(asked).toEqual([])
  })

function sizeOf(files: { body: Buffer }[]): number {
  return files.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).byteLength, 0)
}
