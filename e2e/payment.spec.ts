import { ADDRESS } from './support/checkout.ts'
import { CARDS, TestBank } from './support/testBank.ts'
import { expect, test as base } from './support/test.ts'
import { t } from './support/texts.ts'

/** A customer has ordered, and is where the order is paid by card. */
const test = base.extend<{ bank: TestBank }>({
  bank: async ({ page, customer: _customer, fillCart, checkout }, use) => {
    await fillCart()
    await checkout.fillAddress(ADDRESS)
    await expect(checkout.payment('checkout.flitt')).toBeChecked()
    await checkout.submit.click()
    await expect(page).toHaveURL(TestBank.path)
    await use(new TestBank(page))
  },
})

test('CHECK-04 CHECK-08 ROUTE-03 a card is declined, another pays, and the page says what the order says', async ({
  page,
  bank,
}) => {
  await bank.pay(CARDS.declined)
  await expect(bank.declined).toBeVisible()
  await bank.pay(CARDS.approved)

  await expect(page).toHaveURL(/\/payment\/success\?order=[\da-f-]{36}$/)
  const result = page.getByRole('dialog', { name: t('payment.title') })
  await expect(result).toContainText(t('payment.paid'))
  await result.getByRole('link', { name: t('payment.toOrder') }).click()
  await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}$/)
  const order = page.getByRole('dialog')
  await expect(order).toContainText(t('orders.status.confirmed'))
  await expect(order).toContainText(t('orders.payment.completed'))
})

test('ROUTE-03 API-10 who comes back from the bank by Back pays later, at the bank’s question', async ({
  page,
  bank,
}) => {
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/orders/'))
  await expect(page.getByRole('dialog')).toContainText(t('orders.status.pending'))
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.goto(`/payment/success?order=${id}`)
  const result = page.getByRole('dialog', { name: t('payment.title') })
  await expect(result).toContainText(t('payment.unpaid'))
  // Not at once: the bank's answer may be on its way.
  await result.getByRole('button', { name: t('payment.pay'), exact: true }).click({ timeout: 30_000 })
  await expect(page).toHaveURL(TestBank.path)
  await bank.pay(CARDS.asked)
  await bank.confirm()
  await expect(page).toHaveURL(/\/payment\/success\?order=/)
  await expect(result).toContainText(t('payment.paid'))
})

test('ROUTE-03 another’s order, and a link without one, lead to one’s own orders', async ({
  page,
  customer: _customer,
  problems,
}) => {
  problems.expect(/status of 404/)
  const result = page.getByRole('dialog', { name: t('payment.title') })
  for (const query of ['?order=01999999-0000-7000-8000-000000000000', '']) {
    await page.goto(`/payment/success${query}`)
    await expect(result).toContainText(t('payment.unknown'))
  }
})
