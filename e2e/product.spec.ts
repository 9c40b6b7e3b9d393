import { shownPrice } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import { openProduct } from './support/productModal.ts'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('ROUTE-02 CAT-02 a card opens its product over the catalogue; closing and Back return to the same place', async ({
  page,
  catalogue,
  modal,
}) => {
  await catalogue.open()
  const [name = ''] = (await catalogue.names()).slice(-1)
  await catalogue.card(name).getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(modal.heading).toHaveText(name)
  await modal.close.click()
  await expect(page).toHaveURL('/')
  await expect(catalogue.card(name)).toBeInViewport()

  await page.goForward()
  await expect(modal.heading).toHaveText(name)
  await page.goBack()
  await expect(modal.dialog).toHaveCount(0)
  await expect(catalogue.card(name)).toBeInViewport()
})

test('ROUTE-02 ROUTE-09 a product opens directly and after a reload, with its own title; closing leads to the catalogue', async ({
  page,
  catalogue,
  modal,
  request,
}) => {
  const product = await findProduct(request, 'with a name', () => true)
  await openProduct(page, product.id)
  await expect(modal.heading).toHaveText(product.name)
  await expect(page).toHaveTitle(new RegExp(product.name.slice(0, 12)))
  await page.reload()
  await expect(modal.heading).toHaveText(product.name)
  await modal.close.click()
  await expect(page).toHaveURL('/')
  await expect(catalogue.cards.first()).toBeVisible()
})

test('REV-01 the way to the reviews scrolls what is in the modal, never the modal itself; nothing comes under its close button', async ({
  page,
  modal,
  request,
  isMobile,
}) => {
  const product = await findProduct(request, 'with many reviews', ({ reviews }) => reviews > 5)
  await openProduct(page, product.id)
  const heart = modal.dialog.getByRole('button', { name: t('card.saveNamed', { name: product.name }) })
  await expect(heart).toBeEnabled()
  await modal.dialog.getByRole('link', { name: t('product.reviews', { n: product.reviews }) }).click()
  await expect(modal.dialog.locator('#reviews')).toBeFocused()
  await expect(modal.dialog.locator('#reviews')).toBeInViewport({ ratio: 1 })
  expect(await modal.dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await expect(modal.close).toBeInViewport({ ratio: 1 })
  if (!isMobile) return

  // On a phone the heart comes past the close button's place: covered by the bar then, and never only half.
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
})

test('PROD-03 PROD-04 a chosen specification changes price and stock; one without a price can not be chosen', async ({
  page,
  modal,
  request,
}) => {
  const product = await findProduct(
    request,
    'with a specification without a price',
    ({ specifications }) =>
      specifications.some(({ price }) => price === null) &&
      specifications.some(({ price }) => price !== null),
  )
  const unavailable = product.specifications.find(({ price }) => price === null)
  const priced = product.specifications.findLast(({ price }) => price !== null)
  if (!unavailable || !priced) throw new Error('unreachable: both were just looked for')

  await openProduct(page, product.id)
  await expect(modal.specification(unavailable.value)).toContainText(t('product.priceUnavailable'))
  await expect(modal.specification(unavailable.value)).toHaveAttribute('aria-disabled', 'true')
  await modal.specification(priced.value).click()
  await expect(modal.specification(priced.value)).toHaveAttribute('aria-checked', 'true')
  const price = formatMoney(shownPrice(product, priced)?.price ?? 0)
  await expect(modal.dialog).toContainText(price)
  if (priced.inventory > 0) {
    const key = priced.inventory <= 5 ? 'product.fewLeft' : 'product.inStock'
    await expect(modal.dialog).toContainText(t(key, { n: priced.inventory }))
  } else {
    await expect(modal.dialog).toContainText(t('product.outOfStock'))
  }
})

test('PROD-08 adding needs a specification where there are some, and stock', async ({
  page,
  modal,
  cart,
  request,
}) => {
  const choosy = await findProduct(request, 'with specifications', (it) => it.specifications.length > 1)
  await openProduct(page, choosy.id)
  await modal.add.click()
  await expect(modal.dialog).toContainText(t('product.chooseSpecification'))

  const gone = await findProduct(
    request,
    'without stock',
    (it) => it.specifications.length === 0 && (it.effective_inventory ?? it.inventory) === 0,
  )
  await openProduct(page, gone.id)
  await expect(modal.dialog).toContainText(t('product.outOfStock'))
  await page.goto('/')
  await cart.expectCount(0)
})

test('CART-07 a chosen specification goes into the cart with its name and price', async ({
  page,
  modal,
  cart,
  toasts,
  request,
}) => {
  const product = await findProduct(request, 'with a specification in stock', (it) =>
    it.specifications.some(({ price, inventory }) => price !== null && inventory > 0),
  )
  const chosen = product.specifications.find(({ price, inventory }) => price !== null && inventory > 0)
  if (!chosen) throw new Error('unreachable: it was just looked for')
  await openProduct(page, product.id)
  await modal.specification(chosen.value).click()
  await modal.add.click()
  await expect(
    toasts
      .or(modal.dialog)
      .filter({ hasText: t('cart.added') })
      .first(),
  ).toBeVisible()
  await modal.close.click()
  await cart.expectCount(1)
  await expect(cart.row(product.name)).toContainText(chosen.value)
  await expect(cart.total).toHaveText(formatMoney(shownPrice(product, chosen)?.price ?? 0))
})

test('PROD-13 a product that is not there says so', async ({ page, modal, problems }) => {
  problems.expect(/status of 404/)
  const answer = await page.goto('/product/00000000-0000-7000-8000-000000000000')
  expect(answer?.status()).toBe(404)
  await expect(modal.dialog).toContainText(t('product.notFound'))
})

test('PROD-14 no picture of the shop fails', async ({ page, catalogue, request }) => {
  const failed: string[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'image' && !answer.ok()) failed.push(answer.url())
  })
  const product = await findProduct(request, 'in stock', isSimple())
  await catalogue.open()
  await expect
    .poll(() =>
      catalogue.cards
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await openProduct(page, product.id)
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  expect(failed).toEqual([])
})
