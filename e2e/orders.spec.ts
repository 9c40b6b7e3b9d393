import type { Order } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import { accessTokenOf } from './support/account.ts'
import { serveTiles } from './support/mapTiles.ts'
import { expect, test } from './support/test.ts'
import { literal, t } from './support/texts.ts'

/** The demo's customer, as the README names them. */
const DEMO = { email: 'nino@dukani.example', password: 'kargi-amindi-2026' }

test('ROUTE-05 ORDER-02 ORDER-04 a guest is asked to log in, then sees the orders in every status', async ({
  page,
  auth,
}) => {
  await serveTiles(page)
  await page.goto('/orders')
  await expect(auth.dialog).toBeVisible()
  await auth.logIn(DEMO)
  const dialog = page.getByRole('dialog')
  for (const status of ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const)
    await expect(dialog.getByText(t(`orders.status.${status}`)).first()).toBeVisible()
  await dialog.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}$/)
  await expect(dialog).toContainText(t('orders.deliveryAddress'))
  await page.goBack()
  await expect(page).toHaveURL(/\/orders$/)
})

test('ROUTE-05 a guest who opens an order’s address logs in and lands on that order', async ({
  page,
  auth,
  request,
}) => {
  await serveTiles(page)
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
})

test('API-05 ROUTE-05 another’s order is not found', async ({ page, problems, customer: _customer }) => {
  problems.expect(/status of 404/)
  await page.goto('/orders/01990000-0000-7000-8000-000000000000')
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByRole('heading', { name: t('orders.orderFailed') }).or(dialog.getByRole('alert')),
  ).toBeVisible()
})
