import type { Locator } from '@playwright/test'
import { MAX_PER_LINE, shownPrice } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import { findProduct, isSimple } from './support/products.ts'
import { Cart } from './support/cart.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('TOAST-01 HEAD-03 HEAD-04 CART-01 CART-02 CART-03 CART-07 a product added from its card is in the cart, is counted, and is there after a reload', async ({
  page,
  catalogue,
  cart,
  toasts,
  request,
}) => {
  const product = await findProduct(request, 'that can be bought at once', isSimple())
  await catalogue.open(`?search=${encodeURIComponent(product.name)}`)
  await cart.expectCount(0)
  await expect(page.locator('#cart')).toContainText(t('cart.empty'))
  await catalogue.addButton(product.name).click()
  await expect(toasts).toContainText(t('cart.added'))
  expect(await areApart(toasts, cart.link)).toBe(true)
  await cart.expectCount(1)

  await cart.link.click()
  await expect(cart.row(product.name)).toBeInViewport()
  await expect(cart.row(product.name)).toContainText(t('cart.noSpecification'))
  await expect(cart.total).toHaveText(formatMoney(shownPrice(product, null)?.price ?? 0))

  await page.reload()
  await cart.expectCount(1)
  await expect(cart.row(product.name)).toBeVisible()
})

test('CART-04 CART-05 CART-06 CART-15 the quantity goes from 1 to the limit, says why it stops, and keeps every quick tap', async ({
  page,
  catalogue,
  cart,
  request,
}) => {
  const product = await findProduct(request, 'with five pieces', isSimple(MAX_PER_LINE))
  const price = shownPrice(product, null)?.price ?? 0
  const { name } = product
  await catalogue.open(`?search=${encodeURIComponent(name)}`)
  await catalogue.addButton(name).click()
  await expect(cart.quantity(name)).toHaveText('1')
  await expect(cart.decrease(name)).toHaveAttribute('aria-disabled', 'true')

  for (let wanted = 2; wanted <= MAX_PER_LINE; wanted += 1) await cart.increase(name).click()
  await expect(cart.quantity(name)).toHaveText(String(MAX_PER_LINE))
  await expect(cart.increase(name)).toHaveAttribute('aria-disabled', 'true')
  await expect(cart.row(name)).toContainText(t('cart.maximum', { n: MAX_PER_LINE }))
  await expect(cart.total).toHaveText(formatMoney(price * MAX_PER_LINE))
  await cart.expectCount(MAX_PER_LINE)

  await cart.expectSaved()
  await page.reload()
  await expect(cart.quantity(name)).toHaveText(String(MAX_PER_LINE))
  await cart.decrease(name).click()
  await expect(cart.quantity(name)).toHaveText(String(MAX_PER_LINE - 1))
})

test('CART-07 no more than the limit can be added from a card either', async ({
  catalogue,
  cart,
  toasts,
  request,
}) => {
  const product = await findProduct(request, 'of which few are left', (it) => {
    const stock = it.effective_inventory ?? it.inventory
    return it.specifications.length === 0 && stock > 0 && stock < MAX_PER_LINE
  })
  const stock = product.effective_inventory ?? product.inventory
  await catalogue.open(`?search=${encodeURIComponent(product.name)}`)
  for (let added = 1; added <= stock; added += 1) {
    await catalogue.addButton(product.name).click()
    await cart.expectCount(added)
  }
  await catalogue.addButton(product.name).click()
  await expect(toasts).toContainText(t('cart.maximum', { n: stock }))
  await cart.expectCount(stock)
})

test('CART-10 CART-15 a removed line can be brought back where it was, and stays away after a reload otherwise', async ({
  page,
  catalogue,
  cart,
  toasts,
  request,
}) => {
  const { name } = await findProduct(request, 'that can be bought at once', isSimple(2))
  await catalogue.open(`?search=${encodeURIComponent(name)}`)
  await catalogue.addButton(name).click()
  await cart.expectCount(1)
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
  await cart.expectCount(0)
  expect((await removed).ok()).toBe(true)
  await page.reload()
  await expect(page.locator('#cart')).toContainText(t('cart.empty'))
})

test('CAT-06 a sold-out product is refused from its card', async ({ catalogue, cart, toasts, request }) => {
  const { name } = await findProduct(
    request,
    'without stock',
    (it) => it.specifications.length === 0 && (it.effective_inventory ?? it.inventory) === 0,
  )
  await catalogue.open(`?search=${encodeURIComponent(name)}`)
  await catalogue.addButton(name).click()
  await expect(toasts).toContainText(t('catalogue.outOfStock'))
  await cart.expectCount(0)
})

test('CART-07 a card of a product with specifications says to choose one and opens it', async ({
  catalogue,
  modal,
  toasts,
  request,
}) => {
  const { name } = await findProduct(request, 'with specifications in stock', (it) =>
    it.specifications.some(({ price, inventory }) => price !== null && inventory > 0),
  )
  await catalogue.open(`?search=${encodeURIComponent(name)}`)
  await catalogue.addButton(name).click()
  await expect(toasts).toContainText(t('cart.chooseSpecification'))
  await expect(modal.heading).toHaveText(name)
})

test('CART-15 another tab follows the cart', async ({ page, context, catalogue, cart, request }) => {
  const { name } = await findProduct(request, 'that can be bought at once', isSimple(2))
  await catalogue.open(`?search=${encodeURIComponent(name)}`)
  const other = await context.newPage()
  await other.goto('/')
  const otherCart = new Cart(other)
  await otherCart.expectCount(0)
  await page.bringToFront()
  await catalogue.addButton(name).click()
  await cart.expectCount(1)
  await otherCart.expectCount(1)
  await expect(otherCart.row(name)).toBeAttached()
})

test('ROUTE-02 a product opened from the cart leaves the category behind it as it was', async ({
  page,
  catalogue,
  cart,
  modal,
  request,
}) => {
  const { name, category } = await findProduct(
    request,
    'in a category, without a choice, in stock',
    (product) => {
      return product.category !== null && isSimple()(product)
    },
  )
  const title = category?.id ?? ''
  await catalogue.open()
  await catalogue.category(title).click()
  await catalogue.addButton(name).click()
  await cart.row(name).getByRole('link', { name, exact: true }).click()
  await expect(modal.heading).toHaveText(name)
  await expect(page).toHaveURL((url) => url.searchParams.get('category') === title)
  await modal.close.click()
  await expect(modal.dialog).toHaveCount(0)
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.searchParams.get('category') === title)
  await expect(catalogue.category(title)).toHaveAttribute('aria-current', 'true')
})

/** Whether neither of two elements lies on the other. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (a === null || b === null) throw new Error('an element is not on the screen')
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}
