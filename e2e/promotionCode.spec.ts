import { adminKa, createAdminTranslate } from '@dukani/i18n'
import { logInByCookies } from './support/account.ts'
import { ADDRESS } from './support/checkout.ts'
import { OrderPage } from './support/orderPage.ts'
import { findProduct, isSimple } from './support/products.ts'
import { OWNER } from './support/staff.ts'
import { countTaps } from './support/taps.ts'
import { expect, test } from './support/test.ts'
import { t as shop } from './support/texts.ts'

const t = createAdminTranslate(adminKa)

const MANY = 5

/** A day in Tbilisi, so many days from today, as YYYY-MM-DD. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Tbilisi' })

test(
  'an owner creates a code, and a customer pays less with it',
  { tag: '@both' },
  async ({ page, browser, customer, baseURL, catalogue, cart, checkout, request }) => {
    const code = `J${customer.email.replaceAll(/[^a-z0-9]/g, '').slice(0, 12)}`.toUpperCase()
    const office = await browser.newContext({ baseURL })
    await logInByCookies(office, OWNER, baseURL ?? '')
    const codes = await office.newPage()
    const task = await countTaps(codes)
    await codes.goto('/admin/codes')
    await task('a code for three days is created', 5, async () => {
      await codes.getByRole('textbox', { name: t('admin.codes.code'), exact: false }).fill(code)
      await codes.getByRole('textbox', { name: t('admin.codes.percent') }).fill('10')
      await codes.getByLabel(t('admin.codes.startsAt')).fill(dayAfter(0))
      await codes.getByLabel(t('admin.codes.endsAt')).fill(dayAfter(2))
      await codes.getByRole('button', { name: t('admin.codes.create') }).click()
      await expect(codes.getByRole('listitem').filter({ hasText: code })).toContainText('-10 %')
    })

    const product = await findProduct(request, 'with many pieces', isSimple(MANY))
    await catalogue.open(`?search=${encodeURIComponent(product.name)}`)
    await catalogue.addButton(product.name).click()
    await cart.expectSaved()
    await checkout.fillAddress(ADDRESS)
    await checkout.payment('checkout.bank').check()
    await checkout.form.getByRole('textbox', { name: shop('checkout.code') }).fill(code.toLowerCase())
    await checkout.form.getByRole('button', { name: shop('checkout.codeApply') }).click()
    await expect(checkout.form).toContainText(shop('checkout.codeApplied', { code }))
    await checkout.submit.click()
    await expect(page).toHaveURL(OrderPage.path)
    await expect(page.getByRole('dialog')).toContainText(shop('orders.discount', { code }))

    await codes.reload()
    await expect(codes.getByRole('listitem').filter({ hasText: code })).toContainText(
      t('admin.codes.used', { used: 1 }),
    )
    await office.close()
  },
)
