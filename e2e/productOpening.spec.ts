import { formatMoney } from '@dukani/i18n'
import { shownPrice } from '@dukani/contracts'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('ROUTE-02 a card opens at once with what the list knows, however slow the product’s own answer; the press for the cart waits for it', async ({
  page,
  catalogue,
  modal,
  request,
}) => {
  const product = await findProduct(request, 'in stock', isSimple())
  let letThrough = () => {}
  const slow = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(`**/v1/products/${product.id}/`, async (route) => {
    await slow
    await route.continue()
  })
  await catalogue.open(`?${new URLSearchParams({ search: product.name })}`)
  await catalogue.card(product.name).getByRole('link').click()
  await expect(modal.heading).toHaveText(product.name)
  await expect(modal.dialog).toContainText(formatMoney(shownPrice(product, null)?.price ?? 0))
  await expect(modal.dialog.locator('img').first()).toBeVisible()
  const added = page.waitForRequest((sent) => sent.method() === 'POST')
  await modal.add.click()
  await expect(modal.add).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await added
  await expect(modal.add).toHaveText(t('product.addMore'))
})

test('ROUTE-02 what the pointer rests on is fetched ahead, once, with its chunk', async ({
  page,
  catalogue,
  modal,
}, { project }) => {
  await catalogue.open()
  const [name = ''] = await catalogue.names()
  const link = catalogue.card(name).getByRole('link')
  const href = (await link.getAttribute('href')) ?? ''
  const asked: string[] = []
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (pathname === `/v1${href.replace('/product/', '/products/')}/`) asked.push(pathname)
  })
  const ahead = page.waitForResponse((answer) => answer.url().includes('/v1/products/') && answer.ok())
  if (project.name === 'phone') await link.dispatchEvent('pointerdown')
  else await link.hover()
  await ahead
  await link.click()
  await expect(modal.heading).toHaveText(name)
  await expect(modal.add).toBeVisible()
  await modal.close.click()
  await expect(modal.dialog).toHaveCount(0)
  expect(asked).toHaveLength(1)
})

test('ROUTE-02 PROD-12 a product left while it loads shows nothing of itself under the next one’s address', async ({
  page,
  catalogue,
  modal,
  request,
}) => {
  const late = await findProduct(request, 'in stock', isSimple())
  let letThrough = () => {}
  const slow = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(`**/v1/products/${late.id}/`, async (route) => {
    await slow
    await route.continue()
  })
  await catalogue.open()
  const other = (await catalogue.names()).find((name) => name !== late.name) ?? ''
  await catalogue.card(late.name).getByRole('link').click()
  await expect(modal.heading).toHaveText(late.name)
  await page.goBack()
  await expect(modal.dialog).toHaveCount(0)
  await catalogue.card(other).getByRole('link').click()
  await expect(modal.heading).toHaveText(other)
  const answered = page.waitForResponse((answer) => answer.url().endsWith(`/v1/products/${late.id}/`))
  letThrough()
  await answered
  await expect(modal.heading).toHaveText(other)
  await expect(page).toHaveTitle(new RegExp(other.slice(0, 12)))
})

test('PROD-13 a product that can’t be loaded says why, and a retry brings it', async ({
  page,
  catalogue,
  modal,
  problems,
}) => {
  problems.expect(/status of 400/)
  await page.route('**/v1/products/*/', (route) =>
    route.fulfill({ status: 400, json: { detail: 'დროებით მიუწვდომელია.' } }),
  )
  await catalogue.open()
  const [name = ''] = await catalogue.names()
  await catalogue.card(name).getByRole('link').click()
  await expect(modal.heading).toHaveText(name)
  await expect(modal.dialog).toContainText(t('product.loadFailed', { reason: 'დროებით მიუწვდომელია.' }))
  await expect(modal.add).toHaveCount(0)
  await page.unroute('**/v1/products/*/')
  await modal.dialog.getByRole('button', { name: t('shell.retry') }).click()
  await expect(modal.add).toBeVisible()
})

test('PROD-13 an address that is no product’s says so, and leads back to the shop', async ({
  page,
  catalogue,
  modal,
  problems,
}) => {
  problems.expect(/status of 404/)
  const answer = await page.goto('/product/undefined')
  expect(answer?.status()).toBe(404)
  await expect(modal.dialog).toContainText(t('product.invalidId'))
  await modal.dialog.getByRole('button', { name: t('product.backToShop') }).click()
  await expect(page).toHaveURL('/')
  await expect(catalogue.cards.first()).toBeVisible()
})

test('ROUTE-09 a product’s page says in its HTML what it is, at its address without a query; one that isn’t there is kept out of search engines', async ({
  request,
  baseURL,
}) => {
  const product = await findProduct(request, 'with reviews', ({ reviews }) => reviews > 0)
  const html = await (await request.get(`/product/${product.id}?category=x`)).text()
  const address = `${new URL(baseURL ?? '').origin}/product/${product.id}`
  expect(html).toContain(`<link rel="canonical" href="${address}">`)
  expect(html).toContain(`<meta property="og:url" content="${address}">`)
  expect(html).toMatch(/<meta property="og:image" content="https?:\/\//)
  const data: unknown = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  )
  expect(data).toMatchObject({
    '@type': 'Product',
    name: product.name,
    offers: {
      '@type': 'Offer',
      priceCurrency: 'GEL',
      price: ((shownPrice(product, null)?.price ?? 0) / 100).toFixed(2),
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(In|OutOf)Stock$/),
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating,
      reviewCount: product.reviews,
    },
  })
  const missing = await request.get('/product/00000000-0000-7000-8000-000000000000')
  expect(missing.status()).toBe(404)
  const page = await missing.text()
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(page).not.toContain('rel="canonical"')
})
