import { adminKa, createAdminTranslate } from '@dukani/i18n'
import { logInByCookies, newAccount } from './support/account.ts'
import { ADDRESS } from './support/checkout.ts'
import { placeOrder } from './support/placedOrder.ts'
import { OWNER } from './support/staff.ts'
import { countTaps } from './support/taps.ts'
import { expect, test } from './support/test.ts'

const t = createAdminTranslate(adminKa)

test(
  'an order appears on the open board by itself, and goes from its transfer to the courier there',
  { tag: '@both' },
  async ({ page, context, request, baseURL, viewport }) => {
    const isPhone = (viewport?.width ?? 0) < 900
    const customer = await newAccount(request)
    await logInByCookies(context, OWNER, baseURL ?? '')
    const task = await countTaps(page)
    const answerOf = (part: string) => page.waitForResponse((response) => response.url().includes(part))
    const stream = answerOf('/v1/admin/events/')
    await page.goto('/admin')
    expect((await stream).status()).toBe(200)
    const transfers = answerOf('/v1/admin/orders/?stage=transfer')
    // The first page of an owner leads to the board.
    await page.getByRole('link', { name: t('admin.board.transfer') }).click()
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(column(t('admin.board.transfer'))).toBeVisible()
    // What follows comes by the stream alone.
    await (await transfers).finished()

    const { order_number: number } = await placeOrder(request, customer, ADDRESS)
    const open = async (name: string) => {
      if (!isPhone) return
      const segment = page.getByRole('radio', { name: new RegExp(`^${name} ·`) })
      await segment.click()
      await expect(segment).toBeChecked()
    }
    const step = async (stage: string, name: string) => {
      await open(stage)
      await column(stage)
        .getByRole('button', { name: `${name}: ${number}` })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    }
    await task('an order is confirmed, packed and handed over on the board', isPhone ? 9 : 6, async () => {
      await step(t('admin.board.transfer'), t('admin.order.confirmTransfer'))
      await step(t('admin.board.prepare'), t('admin.order.prepare'))
      await step(t('admin.board.prepared'), t('admin.order.ship'))
    })
    await open(t('admin.board.onTheWay'))
    await expect(
      column(t('admin.board.onTheWay')).getByRole('link', { name: number, exact: true }),
    ).toBeVisible()
  },
)
