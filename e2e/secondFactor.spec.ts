import { adminKa, createAdminTranslate } from '@dukani/i18n'
import { URI } from 'otpauth'
import { logInByCookies, newAccount } from './support/account.ts'
import { readCode } from './support/readCode.ts'
import { grantRole } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = createAdminTranslate(adminKa)
const STEP_MS = 30_000

test(
  'a manager switches two-step login on by the QR code; the next login asks for a code and goes on to the page',
  { tag: '@both' },
  async ({ page, context, request, browser, baseURL }) => {
    const manager = await newAccount(request)
    await grantRole(request, { email: manager.email, role: 'manager' })
    await logInByCookies(context, manager, baseURL ?? '')
    await page.goto('/admin/security')
    await page.getByLabel(t('admin.password'), { exact: false }).first().fill(manager.password)
    await page.getByRole('button', { name: t('admin.security.begin') }).click()
    const address = await readCode(page.getByRole('img', { name: t('admin.security.qr') }))
    const app = URI.parse(address ?? '')
    await page.getByRole('textbox', { name: t('admin.security.code') }).fill(app.generate())
    await page.getByRole('button', { name: t('admin.security.confirm') }).click()
    await expect(page.getByRole('listitem').filter({ hasText: /^[A-Z2-7]{4}-/ })).toHaveCount(10)
    await page.getByRole('button', { name: t('admin.security.kept') }).click()
    await expect(page.getByText(t('admin.security.left', { count: 10 }))).toBeVisible()

    const elsewhere = await browser.newContext({ baseURL })
    await logInByCookies(elsewhere, manager, baseURL ?? '')
    const other = await elsewhere.newPage()
    await other.goto('/admin/reviews?visibility=hidden')
    await expect(other.getByRole('heading', { name: t('admin.code') })).toBeVisible()
    // A code is accepted once: that of the next step is accepted, too.
    await other.getByRole('textbox').fill(app.generate({ timestamp: Date.now() + STEP_MS }))
    await other.getByRole('button', { name: t('admin.code.continue') }).click()
    await expect(other.getByRole('heading', { name: t('admin.reviews'), level: 1 })).toBeVisible()
    await expect(other).toHaveURL(/\/admin\/reviews\?visibility=hidden$/)
    // The session has it from now on.
    await other.reload()
    await expect(other.getByRole('heading', { name: t('admin.reviews'), level: 1 })).toBeVisible()
    await elsewhere.close()
  },
)
