import { adminKa, createAdminTranslate } from '@dukani/i18n'
import { expectAccessible } from './support/accessibility.ts'
import { logInByCookies, newAccount } from './support/account.ts'
import { ADDRESS } from './support/checkout.ts'
import { expectListening } from './support/listening.ts'
import { OrderPage } from './support/orderPage.ts'
import { test } from './support/ownShop.ts'
import { placeOrder } from './support/placedOrder.ts'
import { OWNER } from './support/staff.ts'
import { countTaps } from './support/taps.ts'
import { expect } from './support/test.ts'
import { t as shop } from './support/texts.ts'

const t = createAdminTranslate(adminKa)
const IBAN = 'GB29NWBK60161331926819'

test(
  'an owner writes a notice and changes the account: shoppers see the one until they close it, and who pays by transfer the other',
  { tag: '@both' },
  async ({ page, context, request, baseURL }) => {
    const customer = await newAccount(request)
    const { id } = await placeOrder(request, customer, ADDRESS)
    const notice = `1 იანვარს არ ვმუშაობთ ${crypto.randomUUID()}`
    await page.goto('/')
    await logInByCookies(context, OWNER, baseURL ?? '')
    const task = await countTaps(page)
    await page.goto('/admin/settings')
    const card = (name: string) =>
      page.locator('form').filter({ has: page.getByRole('heading', { name, exact: true }) })
    const field = (name: string, label: string) => card(name).getByRole('textbox', { name: label })

    await task('a notice is written in both languages', 3, async () => {
      const title = t('admin.settings.notice')
      await field(title, t('admin.settings.ka')).fill(notice)
      await field(title, t('admin.settings.en')).fill('We are closed on 1 January')
      await card(title)
        .getByRole('button', { name: t('admin.settings.save', { name: title }) })
        .click()
      await expect(card(title)).toContainText(t('admin.settings.shown'))
    })
    await task('the account for transfers is changed', 3, async () => {
      const title = t('admin.settings.bank')
      await field(title, t('admin.settings.iban')).fill('GB29 NWBK 6016 1331 9268 19')
      await field(title, t('admin.settings.recipient')).fill('შპს ახალი')
      await card(title)
        .getByRole('button', { name: t('admin.settings.save', { name: title }) })
        .click()
      await expect(card(title)).toContainText(t('admin.settings.changed'))
    })
    await expectAccessible(page)

    await context.clearCookies()
    const region = page.getByRole('complementary')
    await test.step('a shopper sees the notice with the first screen, and closes it', async () => {
      const document = await page.goto('/')
      expect((await document?.text())?.includes(`>${notice}</p>`), 'is in the page').toBe(true)
      await expect(region).toContainText(notice)
      await expectListening(page)
      await expectAccessible(page)
      await region.getByRole('button', { name: shop('shell.close') }).click()
      await expect(region).toBeHidden()
      await expect(page.getByRole('main')).toBeFocused()
    })
    await test.step('it stays closed, from the first paint on', async () => {
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.getByRole('main')).toBeVisible()
      await expect(region).toBeHidden()
      await page.goto('/en')
      await expect(page.getByText('We are closed on 1 January')).toBeHidden()
    })

    // The language, too, which the English address has kept.
    await context.clearCookies()
    await logInByCookies(context, customer, baseURL ?? '')
    await page.goto(`/orders/${String(id)}`)
    await expect(new OrderPage(page).dialog).toContainText('შპს ახალი')
    const { payment } = await new OrderPage(page).stored()
    expect(payment?.transfer?.iban).toBe(IBAN)
  },
)
