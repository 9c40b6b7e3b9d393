import { adminKa, createAdminTranslate } from '@dukani/i18n'
import { logInByCookies } from './support/account.ts'
import { ADDRESS } from './support/checkout.ts'
import { placeOrder } from './support/placedOrder.ts'
import { shopCommand } from './support/shopCommand.ts'
import { OWNER } from './support/staff.ts'
import { countTaps } from './support/taps.ts'
import { expect, test } from './support/test.ts'
import { t as shop } from './support/texts.ts'

const t = createAdminTranslate(adminKa)

test(
  'an owner’s tasks with orders: a note, a refund of a part, papers for printing, a saved filter, a cancellation',
  { tag: '@both' },
  async ({ page, context, request, customer, baseURL }) => {
    const [paid, other] = [
      await placeOrder(request, customer, ADDRESS, 2),
      await placeOrder(request, customer, ADDRESS),
    ]
    await shopCommand('orders', 'paid', paid.order_number)
    await context.clearCookies()
    await logInByCookies(context, OWNER, baseURL ?? '')
    const task = await countTaps(page)
    const question = page.getByRole('alertdialog')
    const found = (number: string) => page.getByRole('link', { name: number })
    await page.goto('/admin/orders')

    await task('an order is found by its number', 3, async () => {
      await page.getByRole('textbox', { name: t('admin.orders.search') }).fill(paid.order_number)
      await page.keyboard.press('Enter')
      await found(paid.order_number).click()
    })
    await task('a note is added to it', 2, async () => {
      await page.getByRole('textbox', { name: t('admin.notes.new') }).fill('დარეკეთ მიტანამდე')
      await page.getByRole('button', { name: t('admin.notes.add') }).click()
      await expect(page.getByText('დარეკეთ მიტანამდე')).toBeVisible()
    })
    await task('one of two pieces is refunded', 4, async () => {
      await page.getByRole('button', { name: t('admin.refund.items') }).click()
      await question.getByRole('spinbutton', { name: /მაქსიმუმ 2/ }).fill('1')
      await question.getByRole('textbox', { name: t('admin.order.reference') }).fill('TBC-1')
      await question.getByRole('button', { name: t('admin.order.refund') }).click()
      await expect(page.getByRole('list', { name: t('admin.refunds') })).toContainText('TBC-1')
    })
    await page.goto('/admin/orders')
    await task('the packing slips of what is to be prepared are opened for printing', 3, async () => {
      await page.getByRole('link', { name: t('admin.board'), exact: true }).click()
      await page.getByRole('link', { name: t('admin.papers'), exact: true }).click()
      await expect(page.getByRole('checkbox', { name: new RegExp(paid.order_number) })).toBeChecked()
      const opened = context.waitForEvent('request', (sent) => sent.url().includes('/papers/?'))
      await page.getByRole('link', { name: /PDF/ }).click()
      const answer = await (await opened).response()
      expect([answer?.status(), answer?.headers()['content-type']]).toEqual([200, 'application/pdf'])
    })
    await page.goto('/admin/orders')
    const name = `მოლოდინში ${crypto.randomUUID().slice(0, 8)}`
    await task('a filter is saved', 5, async () => {
      const status = page.getByRole('combobox', { name: t('admin.orders.status') })
      await status.selectOption({ label: shop('orders.status.pending') })
      await page.getByRole('button', { name: t('admin.filters.save') }).click()
      await question.getByRole('textbox', { name: t('admin.filters.name') }).fill(name)
      await question.getByRole('button', { name: t('admin.filters.save') }).click()
      await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    })
    await page.goto('/admin/orders')
    await task('an order of the saved filter is cancelled', 4, async () => {
      await page.getByRole('link', { name }).click()
      await found(other.order_number).click()
      await page.getByRole('button', { name: t('admin.order.cancel'), exact: true }).click()
      await question.getByRole('button', { name: t('admin.order.cancel'), exact: true }).click()
      await expect(page.getByText(shop('orders.status.cancelled')).first()).toBeVisible()
    })
  },
)
