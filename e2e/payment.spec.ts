import { ADDRESS } from './support/checkout.ts'
import { OrderPage } from './support/orderPage.ts'
import { CARDS, TestBank } from './support/testBank.ts'
import { expect, test as base } from './support/test.ts'
import { t } from './support/texts.ts'

/** Places an order and opens the card payment. */
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

test(
  'API-10 ROUTE-03 ORDER-02 who leaves the bank by Back finds the order waiting, and pays it from the list at the bank’s question',
  { tag: '@phone' },
  async ({ page, bank }) => {
    await page.goBack()
    const order = new OrderPage(page)
    await expect(order.dialog).toContainText(t('orders.status.pending'))
    await order.openFromList()
    await order.pay.click()
    await expect(page).toHaveURL(TestBank.path)
    await bank.pay(CARDS.asked)
    await bank.confirm()
    await expect(page).toHaveURL(/\/payment\/success\?order=/)
    await expect(page.getByRole('dialog', { name: t('payment.title') })).toContainText(t('payment.paid'))
  },
)
