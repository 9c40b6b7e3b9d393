import { shownPrice } from '@dukani/contracts'
import type { Locator } from '@playwright/test'
import { openProduct } from './support/productModal.ts'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { findWalk, Related } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'ROUTE-02 ROUTE-09 PROD-14 a product opens by its address and after a reload, with its title and its picture; closing leads to the catalogue',
  { tag: '@phone' },
  async ({ page, catalogue, modal, request }) => {
    const failed: string[] = []
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'image' && !answer.ok()) failed.push(answer.url())
    })
    const drawn = (within: Locator) =>
      expect
        .poll(() =>
          within
            .locator('img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0)
    const product = await findProduct(request, 'in stock', isSimple())
    await openProduct(page, product.id)
    await expect(modal.heading).toHaveText(product.name)
    await expect(page).toHaveTitle(new RegExp(product.name.slice(0, 12)))
    await drawn(modal.dialog)
    await page.reload()
    await expect(modal.heading).toHaveText(product.name)
    await modal.close.click()
    await expect(page).toHaveURL('/')
    await drawn(catalogue.cards.first())
    expect(failed).toEqual([])
  },
)

test('PROD-13 an address of no product, or of one that isn’t there, says so and leads back to the shop', async ({
  page,
  catalogue,
  modal,
  problems,
}) => {
  problems.expect(/status of 404/)
  const open = async (id: string) => (await page.goto(`/product/${id}`))?.status()
  expect(await open('00000000-0000-7000-8000-000000000000')).toBe(404)
  await expect(modal.dialog).toContainText(t('product.notFound'))
  expect(await open('undefined')).toBe(404)
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

test('ROUTE-02 what the pointer rests on is fetched ahead, once, with its chunk', async ({
  page,
  catalogue,
  modal,
}) => {
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
  await link.hover()
  await ahead
  await link.click()
  await expect(modal.heading).toHaveText(name)
  await expect(modal.add).toBeVisible()
  await modal.close.click()
  await expect(modal.dialog).toHaveCount(0)
  expect(asked).toHaveLength(1)
})

test(
  'ROUTE-02 PROD-11 PROD-12 after three products closing leads in one step to the list, at its place; forward leads to the first of them',
  { tag: '@phone' },
  async ({ page, catalogue, modal, request }) => {
    const walk = await findWalk(request)
    const { product, list } = walk
    const related = new Related(page, walk)
    const card = catalogue.card(product.name).getByRole('link')
    await catalogue.open(list.slice(1))
    await card.scrollIntoViewIfNeeded()
    const place = (await card.boundingBox())?.y ?? 0
    await card.click()
    await expect(modal.heading).toHaveText(product.name)
    const seen = [product.name]
    for (let steps = 0; steps < 2; steps += 1) {
      await related.scrollTo()
      const names = await Promise.all((await related.links.all()).map((link) => related.nameOf(link)))
      expect(names).not.toContain(seen.at(-1))
      const at = names.findIndex((name) => !seen.includes(name))
      const [next, name] = [related.links.nth(at), names[at] ?? '']
      await next.click()
      await expect(modal.heading).toHaveText(name)
      // Another product starts at its top.
      await expect(modal.heading).toBeInViewport()
      seen.push(name)
    }
    await modal.close.click()
    await expect(modal.dialog).toHaveCount(0)
    await expect(page).toHaveURL(list)
    await expect.poll(async () => (await card.boundingBox())?.y).toBeCloseTo(place, 0)
    await page.goForward()
    await expect(modal.heading).toHaveText(product.name)
    await modal.close.click()
    await expect(modal.dialog).toHaveCount(0)
    await expect(page).toHaveURL(list)
  },
)

test('PROD-13 without a connection a product shows what the list knew and says why that is all; with it the rest comes by itself', async ({
  context,
  catalogue,
  modal,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await catalogue.open()
  const [first = '', second = ''] = await catalogue.names()
  // The modal's code was fetched with the first product.
  await catalogue.card(first).getByRole('link').click()
  await expect(modal.add).toBeVisible()
  await modal.close.click()
  await expect(modal.dialog).toHaveCount(0)

  await context.setOffline(true)
  await catalogue.card(second).getByRole('link').click()
  await expect(modal.heading).toHaveText(second)
  const told = modal.dialog.getByText(t('product.loadFailed', { reason: t('shell.offline') }))
  await expect(told).toBeVisible()
  await expect(modal.add).toHaveCount(0)
  // A single retry, for the product and its reviews.
  await expect(modal.dialog.getByText(t('error.title'))).toBeVisible()
  await modal.dialog.getByRole('button', { name: t('shell.retry') }).click()
  await expect(told).toBeVisible()

  await context.setOffline(false)
  await expect(modal.add).toBeVisible()
  await expect(told).toHaveCount(0)
  await expect(modal.dialog.getByText(t('error.title'))).toHaveCount(0)
})

test(
  'REV-01 the way to the reviews scrolls what is in the modal, never the modal itself; nothing comes under its close button',
  { tag: '@phoneOnly' },
  async ({ page, modal, request }) => {
    const product = await findProduct(request, 'with many reviews', ({ reviews }) => reviews > 5)
    await openProduct(page, product.id)
    const heart = modal.dialog.getByRole('button', { name: t('card.saveNamed', { name: product.name }) })
    await expect(heart).toBeEnabled()
    await modal.dialog.getByRole('link', { name: t('product.reviews', { n: product.reviews }) }).click()
    await expect(modal.dialog.locator('#reviews')).toBeFocused()
    await expect(modal.dialog.locator('#reviews')).toBeInViewport({ ratio: 1 })
    expect(await modal.dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await expect(modal.close).toBeInViewport({ ratio: 1 })

    // The heart scrolls past the close button: then the bar covers it completely, never half.
    const mixedUpAt = await modal.dialog.evaluate(async (dialog) => {
      const scroller = dialog.querySelector('[data-part="media"]')?.parentElement
      const heartBox = () => dialog.querySelector('#product-heart')?.getBoundingClientRect() ?? new DOMRect()
      const closeButton = [...dialog.querySelectorAll('button')].find((one) => !scroller?.contains(one))
      const places: number[] = []
      let passed = false
      for (let top = 0; top < 600; top += 8) {
        scroller?.scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const [close, heart] = [closeButton?.getBoundingClientRect() ?? new DOMRect(), heartBox()]
        const isOver = heart.top < close.bottom && heart.bottom > close.top
        passed ||= isOver
        if (isOver && !dialog.querySelector('[data-bar]')) places.push(top)
      }
      return passed ? places : 'the heart has not come past'
    })
    expect(mixedUpAt).toEqual([])
    await expect(modal.dialog.locator('[data-bar]')).toHaveText(product.name)
  },
)
