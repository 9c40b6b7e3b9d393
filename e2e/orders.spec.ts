import type { Order } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import { accessTokenOf, expireAccessToken } from './support/account.ts'
import { ADDRESS } from './support/checkout.ts'
import { OrderPage } from './support/orderPage.ts'
import { placeOrder } from './support/placedOrder.ts'
import { expect, test } from './support/test.ts'
import { literal, t } from './support/texts.ts'

/** The demo's customer, as the README names them. */
const DEMO = { email: 'nino@dukani.example', password: 'kargi-amindi-2026' }

test(
  'ROUTE-05 ORDER-02 ORDER-04 a guest who opens an order’s address logs in, lands on that order, and goes back to the list',
  { tag: '@phone' },
  async ({ page, auth, request, problems }) => {
    // The map of a shipped order, in a browser without WebGL.
    problems.expect(/WebGL/i)
    const token = await accessTokenOf(request, DEMO)
    const list = await request.get('/v1/orders/', { headers: { Authorization: `Bearer ${token}` } })
    const { results } = (await list.json()) as { results: Order[] }
    const order = results.find(({ status }) => status === 'shipped')
    if (order === undefined) throw new Error('the demo’s customer has no shipped order')
    await page.goto(`/orders/${order.id}`)
    await auth.logIn(DEMO)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: literal(order.order_number) })).toBeVisible()
    await expect(dialog).toContainText(t('orders.status.shipped'))
    await expect(dialog).toContainText(formatMoney(Math.round(order.total_price * 100)))
    await expect(page).toHaveURL((url) => url.pathname === `/orders/${order.id}`)

    await dialog.getByRole('button', { name: t('orders.back'), exact: true }).click()
    await expect(page).toHaveURL(/\/orders$/)
    for (const status of ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const)
      await expect(dialog.getByText(t(`orders.status.${status}`)).first()).toBeVisible()
  },
)

test(
  'ORDER-02 ORDER-03 an order’s invoice opens in a tab of its own, by a renewed token; the order is cancelled, and ordered again',
  { tag: '@phone' },
  async ({ page, context, request, customer, cart }) => {
    const { id, items } = await placeOrder(request, customer, ADDRESS)
    await page.goto(`/orders/${String(id)}`)
    const order = new OrderPage(page)
    await expect(order.invoice).toBeVisible()
    await expireAccessToken(context)
    const [tab, answer] = await Promise.all([
      context.waitForEvent('page'),
      context.waitForEvent('response', (one) => one.url().endsWith(`/v1/orders/${String(id)}/invoice/`)),
      order.invoice.click(),
    ])
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect(tab).not.toBe(page)
    await tab.close()

    await order.cancelForSure()
    await order.again.click()
    await expect(page).toHaveURL(/#cart$/)
    for (const { product, quantity } of items)
      await expect(cart.quantity(product.name)).toHaveText(String(quantity))
  },
)
