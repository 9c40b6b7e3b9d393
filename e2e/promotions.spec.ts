import { toTetri } from '@dukani/contracts'
import { adminKa, createAdminTranslate, formatMoney } from '@dukani/i18n'
import { logInByCookies } from './support/account.ts'
import { ADDRESS } from './support/checkout.ts'
import { OrderPage } from './support/orderPage.ts'
import { openProduct } from './support/productModal.ts'
import { test } from './support/ownShop.ts'
import { headersOf, OWNER } from './support/staff.ts'
import { countTaps } from './support/taps.ts'
import { expect } from './support/test.ts'

const t = createAdminTranslate(adminKa)
const money = (gel: number) => formatMoney(toTetri(gel), 'ka')

const DAYS = 2
const DAY_MS = 86_400_000
/** The evening of a day in Tbilisi, as a field of type `datetime-local` takes it. */
const evening = (days: number) => {
  const day = new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv', { timeZone: 'Asia/Tbilisi' })
  return `${day}T23:00`
}

test(
  'an owner cuts a category by 20 % for a weekend, a shopper sees and pays the price, and its end brings the old one back',
  { tag: '@both' },
  async ({ page, browser, baseURL, customer: _customer, catalogue, modal, cart, checkout, request }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    const [title, name] = [`აქცია ${mark}`, `სურა ${mark}`]
    const headers = await headersOf(request, OWNER)
    const added = await request.post('/v1/admin/categories/', { data: { title }, headers })
    const { results } = (await added.json()) as { results: { id: string; title: string }[] }
    const category = results.find((each) => each.title === title)?.id
    const data = { name, price: 50, stock_change: 1, category }
    const made = await request.post('/v1/admin/products/', { data, headers })
    const { id } = (await made.json()) as { id: string }

    const office = await browser.newContext({ baseURL })
    await logInByCookies(office, OWNER, baseURL ?? '')
    const promotions = await office.newPage()
    const task = await countTaps(promotions)
    const row = promotions
      .getByRole('list', { name: t('admin.promotions'), exact: true })
      .getByRole('listitem')
      .filter({ hasText: mark })
    await promotions.goto('/admin/promotions')
    await task('a category is cut by 20 % for a weekend', 7, async () => {
      await promotions.getByRole('textbox', { name: t('admin.promotions.name'), exact: false }).fill(mark)
      await promotions.getByRole('textbox', { name: t('admin.codes.percent') }).fill('20')
      await promotions.getByLabel(t('admin.promotions.endsAt')).fill(evening(DAYS))
      await promotions
        .getByRole('combobox', { name: t('admin.promotions.addCategory') })
        .selectOption({ label: title })
      await promotions.getByRole('button', { name: t('admin.promotions.preview') }).click()
      await expect(promotions.getByText(`${money(50)} → ${money(40)}`)).toBeVisible()
      await promotions.getByRole('button', { name: t('admin.promotions.create') }).click()
      await expect(row).toContainText(t('admin.promotions.state.running'))
    })
    // It says so itself once the prices are there.
    await expect(row).not.toContainText(t('admin.promotions.renewing'))

    const list = `?category=${category}`
    await catalogue.open(list)
    const card = catalogue.card(name)
    await expect(card).toContainText(money(40))
    await expect(card).toContainText(money(50))
    await expect(card).toContainText('−20%')
    await openProduct(page, id)
    await expect(modal.price).toHaveText(money(40))
    await expect(modal.dialog).toContainText(money(50))
    await modal.add.click()
    await modal.close.click()
    await cart.expectSaved()
    await checkout.fillAddress(ADDRESS)
    await checkout.payment('checkout.bank').check()
    await checkout.submit.click()
    await expect(page).toHaveURL(OrderPage.path)
    await expect(page.getByRole('dialog')).toContainText(money(40))

    await task('a promotion is ended', 2, async () => {
      await row.getByRole('button', { name: t('admin.promotions.end', { name: mark }) }).click()
      const question = promotions.getByRole('alertdialog')
      await question.getByRole('button', { name: t('admin.promotions.endYes') }).click()
      await expect(row).toContainText(t('admin.promotions.state.ended'))
    })
    await expect(row).not.toContainText(t('admin.promotions.renewing'))
    await catalogue.open(list)
    await expect(card).toContainText(money(50))
    await expect(card).not.toContainText(money(40))
    await office.close()
  },
)
