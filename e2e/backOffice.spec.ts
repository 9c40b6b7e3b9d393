import { adminKa, createAdminTranslate } from '@dukani/i18n'
import type { Page } from '@playwright/test'
import { logInByCookies } from './support/account.ts'
import { ADDRESS } from './support/checkout.ts'
import { placeOrder } from './support/placedOrder.ts'
import { COURIER, OWNER } from './support/staff.ts'
import { countTaps } from './support/taps.ts'
import { expect, test } from './support/test.ts'
import { t as shop } from './support/texts.ts'

const t = createAdminTranslate(adminKa)

async function logIn(page: Page, { email, password }: typeof OWNER) {
  await page.getByRole('textbox', { name: t('admin.email') }).fill(email)
  await page.getByLabel(t('admin.password'), { exact: false }).first().fill(password)
  await page.getByRole('button', { name: t('admin.login') }).click()
}

test(
  'an owner confirms a transfer and hands the order over; its courier delivers it; a customer sees neither',
  { tag: '@both' },
  async ({ page, browser, context, request, customer, baseURL, problems }) => {
    const order = await placeOrder(request, customer, ADDRESS)
    const task = await countTaps(page)

    // The customer has no role: the server refuses the first call.
    problems.expect(/status of 403/)
    await page.goto('/admin')
    await expect(page.getByText(t('admin.noRight'))).toBeVisible()
    await context.clearCookies()

    await page.goto(`/admin/orders?search=${order.order_number}`)
    await logIn(page, OWNER)
    await page.getByRole('link', { name: order.order_number }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${String(order.id)}$`))

    const question = page.getByRole('alertdialog')
    await task('a transfer is confirmed and the order handed over', 6, async () => {
      await page.getByRole('button', { name: t('admin.order.confirmTransfer') }).click()
      await question.getByRole('textbox', { name: t('admin.order.reference') }).fill('TBC-4711')
      await question.getByRole('button', { name: t('admin.order.confirmTransfer') }).click()
      await expect(page.getByText('TBC-4711')).toBeVisible()

      await page.getByRole('button', { name: t('admin.order.ship') }).click()
      await question.getByRole('radio', { name: 'ზაზა მიქელაძე' }).click()
      await question.getByRole('button', { name: t('admin.order.ship') }).click()
      await expect(page.getByText(shop('orders.status.shipped')).first()).toBeVisible()
    })

    const courier = await browser.newContext({ baseURL })
    await logInByCookies(courier, COURIER, baseURL ?? '')
    const phone = await courier.newPage()
    await phone.goto('/admin')
    const delivery = phone.getByRole('article').filter({ hasText: order.order_number })
    await delivery.getByRole('button', { name: t('admin.deliveries.done') }).click()
    await phone
      .getByRole('alertdialog')
      .getByRole('button', { name: t('admin.deliveries.yes') })
      .click()
    await expect(delivery).toHaveCount(0)
    await courier.close()

    await page.reload()
    await expect(page.getByText(shop('orders.status.delivered')).first()).toBeVisible()
  },
)
