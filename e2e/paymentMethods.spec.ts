import { formatMoney } from '@dukani/i18n'
import { ADDRESS } from './support/checkout.ts'
import { OrderPage } from './support/orderPage.ts'
import { readCode } from './support/readCode.ts'
import { shopCommand } from './support/shopCommand.ts'
import { expect, test } from './support/test.ts'
import { serverText, t } from './support/texts.ts'

test.describe('a bank’s app', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('CHECK-04 CHECK-09 ORDER-02 of an order by QR code a camera reads what the server says, and each line of it is copied', async ({
    page,
    customer: _customer,
    fillCart,
    checkout,
    toasts,
  }) => {
    await fillCart()
    await checkout.fillAddress(ADDRESS)
    await checkout.payment('checkout.qr').check()
    await checkout.submit.click()
    await expect(toasts).toContainText(t('checkout.done'))
    await expect(page).toHaveURL(OrderPage.path)
    const order = new OrderPage(page)
    const { order_number: number, total_price: total, payment } = await order.stored()
    if (!payment?.transfer) throw new Error('the server doesn’t say where the money goes')
    const { recipient, iban, qr_payload: payload } = payment.transfer
    expect(payload).toContain(number)
    const code = order.dialog.getByRole('img', { name: /QR/ })
    await code.scrollIntoViewIfNeeded()
    // A toast may still cover it.
    await expect.poll(() => readCode(code)).toBe(payload)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => readCode(code)).toBe(payload)

    for (const [what, text] of [
      ['transfer.recipient', recipient],
      ['transfer.iban', iban],
      ['transfer.amount', total.toFixed(2)],
      ['transfer.reference', number],
    ] as const) {
      await order.dialog.getByRole('button', { name: t('transfer.copy', { what: t(what) }) }).click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    }
  })
})

test(
  'CHECK-04 CHECK-10 ORDER-02 a wallet that is short is refused and nothing is lost; filled, it pays at once, and gets its money back',
  { tag: '@phone' },
  async ({ page, customer, fillCart, cart, checkout, problems }) => {
    problems.expect(/status of 409/)
    const [balance, more] = [150, 5_000]
    await shopCommand('wallet', 'add', customer.email, (balance / 100).toFixed(2))
    await fillCart()
    const total = (await cart.total.textContent()) ?? ''
    await checkout.fillAddress(ADDRESS)
    await checkout.payment('checkout.wallet').check()
    const short = { balance: formatMoney(balance), total }
    await expect(checkout.form).toContainText(t('checkout.walletShort', short))
    await checkout.submit.click()
    await expect(checkout.alert).toHaveText(serverText('ordering.walletShort', short))
    await expect(checkout.payment('checkout.wallet')).toBeChecked()
    await expect(checkout.field('checkout.homeAddress')).toHaveValue(ADDRESS.home_address)
    await expect(checkout.field('checkout.postalCode')).toHaveValue(ADDRESS.postal_code)
    await expect(cart.rows).toHaveCount(1)

    await shopCommand('wallet', 'add', customer.email, String(more))
    await checkout.submit.click()
    await expect(page).toHaveURL(OrderPage.path)
    const order = new OrderPage(page)
    await expect(order.dialog).toContainText(t('orders.status.pending'))
    await expect(order.dialog).toContainText(t('orders.payment.completed'))
    const { total_price: paid } = await order.stored()
    expect(await order.read('/wallet')).toEqual({ balance: Number((more + balance / 100 - paid).toFixed(2)) })

    await order.cancel.click()
    await expect(order.question).toContainText(t('orders.cancelRefund'))
    await order.question.getByRole('button', { name: t('orders.keep') }).click()
    await order.cancelForSure()
    await expect(order.dialog).toContainText(t('payment.refunded'))
    expect(await order.read('/wallet')).toEqual({ balance: more + balance / 100 })
  },
)
