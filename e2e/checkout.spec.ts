import { shownPrice, type Order } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import { newAccount } from './support/account.ts'
import { ADDRESS, Checkout } from './support/checkout.ts'
import { OrderPage } from './support/orderPage.ts'
import { allProducts, isSimple } from './support/products.ts'
import { expect, test, toastsOf } from './support/test.ts'
import { literal, serverText, t } from './support/texts.ts'

// Enough in stock for the journeys of both sizes to leave five.
const MANY = 14

test(
  'CART-13 CART-14 CHECK-02 CHECK-04 CHECK-07 CHECK-09 ROUTE-05 a guest fills a cart, logs in from it, checks out and sees the order',
  { tag: '@phone' },
  async ({ page, catalogue, cart, auth, checkout, toasts, request }) => {
    const [first, second] = (await allProducts(request)).filter(isSimple(MANY))
    if (!first || !second) throw new Error('the demo shop has no two products with many pieces')
    const person = await newAccount(request)
    for (const { name } of [first, second]) {
      await catalogue.open(`?search=${encodeURIComponent(name)}`)
      await catalogue.addButton(name).click()
      await expect(cart.row(name)).toBeVisible()
    }
    await cart.increase(first.name).click()
    await cart.expectSaved()

    await expect(page.locator('#cart')).toContainText(t('checkout.guest'))
    await expect(checkout.form).toBeHidden()
    await checkout.guest.click()
    await auth.logIn(person)

    // The cart was merged, and the form replaces the button.
    await expect(checkout.form).toBeVisible()
    await expect(cart.quantity(first.name)).toHaveText('2')
    await expect(cart.quantity(second.name)).toHaveText('1')
    await cart.expectCount(3)
    const total = (shownPrice(first, null)?.price ?? 0) * 2 + (shownPrice(second, null)?.price ?? 0)
    await expect(cart.total).toHaveText(formatMoney(total))

    await expect(checkout.payment('checkout.flitt')).toBeChecked()
    await checkout.fillAddress(ADDRESS)
    await checkout.payment('checkout.bank').check()
    await checkout.submit.click()
    await expect(page).toHaveURL(OrderPage.path)
    await expect(toasts).toContainText(t('checkout.done'))
    const order = page.getByRole('dialog')
    await expect(order).toContainText(t('orders.status.pending'))
    await expect(order).toContainText(formatMoney(total))
    await expect(order).toContainText(ADDRESS.home_address)
    await expect(order.getByRole('link', { name: literal(first.name) })).toBeVisible()

    await page.reload()
    await expect(order).toContainText(formatMoney(total))
    await order.getByRole('button', { name: t('orders.back') }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/orders')
    await expect(order.getByRole('listitem')).toHaveCount(1)
    await order.getByRole('button', { name: t('shell.close') }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await expect(page.locator('#cart')).toContainText(t('cart.empty'))
    await cart.expectCount(0)
  },
)

test(
  'CHECK-12 two tabs with the same cart make one order, and both say what became of it',
  { tag: '@full' },
  async ({ page, context, catalogue, cart, auth, checkout, toasts, problems, request }) => {
    problems.expect(/status of 409/)
    const product = (await allProducts(request)).find(isSimple(MANY))
    if (!product) throw new Error('the demo shop has no product with many pieces')
    const person = await newAccount(request)
    await catalogue.open(`?search=${encodeURIComponent(product.name)}`)
    await catalogue.addButton(product.name).click()
    await cart.expectSaved()
    await auth.open()
    await auth.logIn(person)
    await checkout.fillAddress(ADDRESS)
    await checkout.payment('checkout.bank').check()

    const other = await context.newPage()
    await other.goto('/#cart')
    const elsewhere = new Checkout(other)
    await elsewhere.fillAddress(ADDRESS)
    await elsewhere.payment('checkout.bank').check()
    // Both requests are sent before the server receives either.
    const both = Promise.withResolvers<undefined>()
    let sent = 0
    await context.route('**/v1/orders/create/', async (route) => {
      sent += 1
      if (sent === 2) both.resolve(undefined)
      await both.promise
      await route.continue()
    })
    // Waits from before the press, since a toast closes by itself.
    const [done, refused] = [t('checkout.done'), serverText('ordering.emptyCart')]
    const heard = Promise.all(
      [toasts, toastsOf(other)].map(async (notices) => {
        await expect(notices).toContainText(new RegExp(`${done}|${refused}`), { timeout: 60_000 })
        return ((await notices.textContent()) ?? '').includes(done) ? done : refused
      }),
    )
    await checkout.submit.click()
    await elsewhere.submit.click()
    const told = await heard
    expect(new Set(told)).toEqual(new Set([done, refused]))
    const [ordered, tooLate] = told[0] === done ? [page, other] : [other, page]
    await expect(ordered).toHaveURL(OrderPage.path)
    await expect(tooLate.locator('#cart')).toContainText(t('cart.empty'))
    await expect(tooLate).not.toHaveURL(/orders/)

    const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? ''
    const list = await request.get('/v1/orders/', { headers: { Authorization: `Bearer ${token}` } })
    const { results } = (await list.json()) as { results: Order[] }
    expect(results).toHaveLength(1)
  },
)

test('CART-13 after logging out the cart is a guest’s again, and the customer’s is there at the next login', async ({
  page,
  customer,
  catalogue,
  cart,
  auth,
  request,
}) => {
  const product = (await allProducts(request)).find(isSimple(MANY))
  if (!product) throw new Error('the demo shop has no product with many pieces')
  await catalogue.open(`?search=${encodeURIComponent(product.name)}`)
  await expect(auth.account(customer)).toBeVisible()
  await catalogue.addButton(product.name).click()
  await expect(cart.quantity(product.name)).toHaveText('1')
  await cart.expectSaved()
  await auth.logOut(customer)
  await expect(page.locator('#cart')).toContainText(t('cart.empty'))
  await cart.expectCount(0)
  await catalogue.addButton(product.name).click()
  await cart.expectSaved()
  await auth.open()
  await auth.logIn(customer)
  await expect(cart.quantity(product.name)).toHaveText('2')
  await cart.expectCount(2)
})
