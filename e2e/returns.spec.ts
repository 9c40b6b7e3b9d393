import { adminKa, createAdminTranslate } from '@dukani/i18n'
import { logInByCookies } from './support/account.ts'
import { ADDRESS } from './support/checkout.ts'
import { OrderPage } from './support/orderPage.ts'
import { placeOrder } from './support/placedOrder.ts'
import { png } from './support/png.ts'
import { shopCommand } from './support/shopCommand.ts'
import { OWNER } from './support/staff.ts'
import { countTaps } from './support/taps.ts'
import { expect, test } from './support/test.ts'
import { t as shop } from './support/texts.ts'

const t = createAdminTranslate(adminKa)

test(
  'half an order is returned: its customer asks with a picture, an owner accepts, receives and refunds it',
  { tag: '@both' },
  async ({ page, browser, request, customer, baseURL }) => {
    const { id, order_number: number } = await placeOrder(request, customer, ADDRESS, 2)
    await shopCommand('orders', 'paid', number)
    for (const status of ['shipped', 'delivered']) await shopCommand('orders', 'set-status', number, status)

    await page.goto(`/orders/${String(id)}`)
    const { dialog } = new OrderPage(page)
    await dialog.getByRole('button', { name: shop('returns.ask') }).click()
    await dialog.getByRole('button', { name: new RegExp(shop('returns.more', { name: '' })) }).click()
    await dialog.getByRole('textbox', { name: shop('returns.reason') }).fill('ყუთი დაზიანებულია')
    const chosen = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: shop('returns.choosePictures') }).click()
    await (await chosen).setFiles({ name: 'box.png', mimeType: 'image/png', buffer: png(64, [120, 90, 40]) })
    await expect(dialog.getByRole('img', { name: shop('returns.picture', { number: 1 }) })).toBeVisible()
    await dialog.getByRole('button', { name: shop('returns.send') }).click()
    await expect(dialog).toContainText(shop('returns.state.asked'))

    const office = await browser.newContext({ baseURL })
    await logInByCookies(office, OWNER, baseURL ?? '')
    const returns = await office.newPage()
    const task = await countTaps(returns)
    await returns.goto('/admin/returns')
    await task('half an order is returned', 8, async () => {
      await returns.getByRole('link', { name: number }).click()
      await expect(returns.getByRole('img', { name: t('admin.return.picture', { number: 1 }) })).toBeVisible()
      const question = returns.getByRole('alertdialog')
      for (const step of ['accept', 'receive', 'refund'] as const) {
        const name = t(`admin.return.${step}`)
        await returns.getByRole('button', { name, exact: true }).click()
        if (step === 'refund')
          await question.getByRole('textbox', { name: t('admin.order.reference') }).fill('TBC-14')
        await question.getByRole('button', { name, exact: true }).click()
        await expect(question).toHaveCount(0)
      }
      await expect(returns.getByText(t('admin.return.refunded'))).toBeVisible()
    })
    await office.close()

    await page.reload()
    await expect(dialog).toContainText(shop('returns.state.refunded'))
    const again = dialog.getByRole('button', { name: shop('returns.ask') })
    await expect(again).toBeVisible()
  },
)
