import { toTetri } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import { expireAccessToken } from './support/account.ts'
import { ADDRESS } from './support/checkout.ts'
import { OrderPage } from './support/orderPage.ts'
import { pdfText, unspaced } from './support/pdfText.ts'
import { openProduct } from './support/productModal.ts'
import { allProducts } from './support/products.ts'
import { CARDS, TestBank } from './support/testBank.ts'
import { expect, test as base } from './support/test.ts'
import { literal, t } from './support/texts.ts'

/** A customer has something in the cart, and has typed where it goes. */
const test = base.extend<{ readyToOrder: undefined }>({
  readyToOrder: async ({ customer: _customer, fillCart, checkout }, use) => {
    await fillCart()
    await checkout.fillAddress(ADDRESS)
    await use(undefined)
  },
})

test('API-10 ROUTE-03 ORDER-02 a tab closed at the bank: the order waits in the list, and is paid from there', async ({
  page,
  context,
  checkout,
  readyToOrder: _ready,
}) => {
  await checkout.submit.click()
  await expect(page).toHaveURL(TestBank.path)
  const later = await context.newPage()
  await page.close()

  const order = new OrderPage(later)
  await order.openFromList()
  await order.pay.click()
  await expect(later).toHaveURL(TestBank.path)
  await new TestBank(later).pay(CARDS.approved)
  await expect(later.getByRole('dialog', { name: t('payment.title') })).toContainText(t('payment.paid'))
})

test('CHECK-12 API-10 an order that is open at the bank in two tabs is paid once, and both say that it is', async ({
  page,
  context,
  checkout,
  readyToOrder: _ready,
}) => {
  await checkout.submit.click()
  await expect(page).toHaveURL(TestBank.path)
  const other = await context.newPage()
  const order = new OrderPage(other)
  await order.openFromList()
  const path = new URL(other.url()).pathname
  await order.pay.click()
  await expect(other).toHaveURL(TestBank.path)
  for (const tab of [page, other]) {
    await new TestBank(tab).pay(CARDS.approved)
    await expect(tab.getByRole('dialog', { name: t('payment.title') })).toContainText(t('payment.paid'))
  }
  expect(await order.read(path)).toMatchObject({
    status: 'confirmed',
    payment_status: 'completed',
    payment: { state: 'paid', can_pay: false },
  })
})

test('ORDER-02 a pending order is cancelled and gives its goods back; of it again, what can’t be had any more is named', async ({
  page,
  request,
  modal,
  cart,
  checkout,
  toasts,
  readyToOrder: _ready,
}, { parallelIndex }) => {
  // Of the end of the catalogue, where no other journey buys: one for each that runs at the same time.
  const rarities = (await allProducts(request)).flatMap((product) =>
    product.specifications
      .filter(({ price, inventory }) => price !== null && inventory >= 2 && inventory <= 6)
      .filter(({ inventory }) => inventory < (product.effective_inventory ?? product.inventory))
      .slice(0, 1)
      .map((choice) => ({ product, choice, pieces: choice.inventory })),
  )
  const rarity = rarities.at(-1 - parallelIndex)
  if (rarity === undefined) throw new Error('the demo shop has nothing of which there are few')
  const { product, choice, pieces } = rarity
  const left = async () => {
    const same = (await allProducts(request)).find(({ id }) => id === product.id)
    return same?.specifications.find(({ id }) => id === choice.id)?.inventory
  }

  await openProduct(page, product.id)
  await modal.specification(choice.value).click()
  await expect(modal.specification(choice.value)).toBeChecked()
  await modal.add.click()
  await modal.close.click()
  await expect(cart.quantity(product.name)).toHaveText('1')
  for (let wanted = 2; wanted <= pieces; wanted += 1) {
    await cart.increase(product.name).click()
    await expect(cart.quantity(product.name)).toHaveText(String(wanted))
  }
  await cart.expectSaved()
  const order = new OrderPage(page)
  const place = async () => {
    await checkout.fillAddress(ADDRESS)
    await checkout.payment('checkout.bank').check()
    await checkout.submit.click()
    await expect(page).toHaveURL(OrderPage.path)
    await expect(order.cancel).toBeVisible()
    return new URL(page.url()).pathname
  }
  const first = await place()
  expect(await left()).toBe(0)
  await order.cancelForSure()
  expect(await left()).toBe(pieces)

  await order.again.click()
  await expect(page).toHaveURL(/#cart$/)
  await expect(cart.quantity(product.name)).toHaveText(String(pieces))
  await expect(cart.rows).toHaveCount(2)
  const second = await place()
  await page.goto(first)
  await order.again.click()
  const name = `${product.name} (${choice.value})`
  await expect(toasts).toContainText(
    t('orders.againPartly', { list: t('orders.againLeft', { name, quantity: pieces }) }),
  )
  await expect(page).toHaveURL(/#cart$/)
  await expect(cart.rows).toHaveCount(1)
  await expect(cart.row(product.name)).toHaveCount(0)

  await page.goto(second)
  await order.cancelForSure()
  expect(await left()).toBe(pieces)
})

test('ORDER-03 an order’s invoice opens in a tab of its own, by a token that was renewed for it, and can be read', async ({
  page,
  context,
  checkout,
  readyToOrder: _ready,
}) => {
  await checkout.payment('checkout.bank').check()
  await checkout.submit.click()
  await expect(page).toHaveURL(OrderPage.path)
  const order = new OrderPage(page)
  const { id, order_number: number, items } = await order.stored()
  const path = `/v1/orders/${String(id)}/invoice/`
  const opened = () =>
    Promise.all([
      context.waitForEvent('page'),
      context.waitForEvent('response', (answer) => answer.url().endsWith(path)),
      order.invoice.click(),
    ])
  for (const isOver of [false, true]) {
    if (isOver) await expireAccessToken(context)
    const [tab, answer] = await opened()
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect(tab).not.toBe(page)
    await tab.close()
  }
  await expect(order.invoice).toHaveAttribute('href', literal(path))
  const pdf = await context.request.get(path)
  await expect(pdf).toBeOK()
  const text = await pdfText(await pdf.body())
  expect(text).toContain(number)
  expect(text).toContain(unspaced(ADDRESS.city))
  for (const { product, unit_price: price } of items) {
    // A name that takes two lines has its numbers between them.
    for (const word of product.name.split(' ')) expect(text).toContain(word)
    expect(text).toContain(unspaced(formatMoney(toTetri(price))))
  }
})
