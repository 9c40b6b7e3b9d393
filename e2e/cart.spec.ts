import type { Locator } from '@playwright/test'
import { MAX_PER_LINE, shownPrice } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import { findProduct, isSimple } from './support/products.ts'
import { Cart } from './support/cart.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test(
  'TOAST-01 HEAD-03 HEAD-04 CART-01 CART-02 CART-03 CART-04 CART-05 CART-06 CART-07 CART-15 a product added from its card is counted, goes up to the limit with every quick tap, and is there after a reload',
  { tag: '@phone' },
  async ({ page, catalogue, cart, toasts, request }) => {
    const product = await findProduct(request, 'with five pieces', isSimple(MAX_PER_LINE))
    const price = shownPrice(product, null)?.price ?? 0
    const { name } = product
    await catalogue.open(`?search=${encodeURIComponent(name)}`)
    await cart.expectCount(0)
    await expect(page.locator('#cart')).toContainText(t('cart.empty'))
    await catalogue.addButton(name).click()
    await expect(toasts).toContainText(t('cart.added'))
    expect(await areApart(toasts, cart.link)).toBe(true)
    await cart.expectCount(1)

    await cart.link.click()
    await expect(cart.row(name)).toBeInViewport()
    await expect(cart.row(name)).toContainText(t('cart.noSpecification'))
    for (const scheme of ['Visa', 'Mastercard', 'American Express'])
      await expect(page.locator('#cart').getByRole('img', { name: scheme })).toBeVisible()
    await expect(cart.decrease(name)).toHaveAttribute('aria-disabled', 'true')
    for (let wanted = 2; wanted <= MAX_PER_LINE; wanted += 1) await cart.increase(name).click()
    await expect(cart.increase(name)).toHaveAttribute('aria-disabled', 'true')
    await expect(cart.row(name)).toContainText(t('cart.maximum', { n: MAX_PER_LINE }))
    await expect(cart.total).toHaveText(formatMoney(price * MAX_PER_LINE))
    await cart.expectSaved()

    await page.reload()
    await cart.expectCount(MAX_PER_LINE)
    await catalogue.addButton(name).click()
    await expect(toasts).toContainText(t('cart.maximum', { n: MAX_PER_LINE }))
    await cart.decrease(name).click()
    await cart.expectCount(MAX_PER_LINE - 1)
  },
)

test('CART-10 CART-15 a removed line can be brought back, and stays away after a reload otherwise; another tab follows', async ({
  page,
  context,
  catalogue,
  cart,
  toasts,
  request,
}) => {
  const { name } = await findProduct(request, 'that can be bought at once', isSimple(2))
  await catalogue.open(`?search=${encodeURIComponent(name)}`)
  const other = await context.newPage()
  await other.goto('/')
  const otherCart = new Cart(other)
  await otherCart.expectCount(0)
  await page.bringToFront()
  await catalogue.addButton(name).click()
  await otherCart.expectCount(1)
  await expect(otherCart.row(name)).toBeAttached()
  await other.close()
  await cart.increase(name).click()
  await expect(cart.quantity(name)).toHaveText('2')

  await cart.remove(name).click()
  await expect(toasts).toContainText(t('cart.removed'))
  await cart.expectCount(0)
  await cart.undo.click()
  await expect(cart.quantity(name)).toHaveText('2')
  await cart.expectCount(2)

  await cart.expectSaved()
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await cart.remove(name).click()
  expect((await removed).ok()).toBe(true)
  await page.reload()
  await expect(page.locator('#cart')).toContainText(t('cart.empty'))
})

test('CAT-06 CART-07 a card refuses what is sold out, and opens what needs a specification', async ({
  catalogue,
  cart,
  modal,
  toasts,
  request,
}) => {
  const soldOut = await findProduct(
    request,
    'without stock',
    (it) => it.specifications.length === 0 && (it.effective_inventory ?? it.inventory) === 0,
  )
  await catalogue.open(`?search=${encodeURIComponent(soldOut.name)}`)
  await catalogue.addButton(soldOut.name).click()
  await expect(toasts).toContainText(t('catalogue.outOfStock'))
  await cart.expectCount(0)

  const { name } = await findProduct(request, 'with specifications in stock', (it) =>
    it.specifications.some(({ price, inventory }) => price !== null && inventory > 0),
  )
  await catalogue.open(`?search=${encodeURIComponent(name)}`)
  await catalogue.addButton(name).click()
  await expect(toasts).toContainText(t('cart.chooseSpecification'))
  await expect(modal.heading).toHaveText(name)
})

test(
  'ROUTE-02 a product opened from the cart leaves the category behind it as it was',
  { tag: '@phone' },
  async ({ page, catalogue, cart, modal, request }) => {
    const { name, category } = await findProduct(
      request,
      'in a category, without a choice, in stock',
      (product) => product.category !== null && isSimple()(product),
    )
    const title = category?.id ?? ''
    await catalogue.open(`?${new URLSearchParams({ category: title })}`)
    await catalogue.addButton(name).click()
    await cart.row(name).getByRole('link', { name, exact: true }).click()
    await expect(modal.heading).toHaveText(name)
    await modal.close.click()
    await expect(modal.dialog).toHaveCount(0)
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.searchParams.get('category') === title)
    await expect(catalogue.category(title)).toHaveAttribute('aria-current', 'true')
  },
)

/** Whether neither of two elements lies on the other. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (a === null || b === null) throw new Error('an element is not on the screen')
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}
