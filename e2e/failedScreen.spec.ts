import { adminKa } from '@dukani/i18n'
import type { Page } from '@playwright/test'
import { expect as expectAtOther, test as otherTest } from './otherServer/test.ts'
import { GOODS } from './otherServer/goods.ts'
import { logInByCookies } from './support/account.ts'
import type { Problems } from './support/problems.ts'
import { findProduct, isSimple } from './support/products.ts'
import { OWNER } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const RESET = '/reset-password?uid=abc&token=def'

/** Answers 404 to the script of a screen, as after a deployment. @returns makes it available */
async function withhold(page: Page, problems: Problems, screen: string): Promise<() => Promise<void>> {
  problems.expect(/status of 404/)
  problems.expect(new RegExp(`Failed to fetch dynamically imported module: .*/${screen}-`))
  const script = new RegExp(`/assets/${screen}-[^/]*\\.js$`)
  await page.route(script, (route) => route.fulfill({ status: 404 }))
  return () => page.unroute(script)
}

const retryOn = (page: Page) => page.getByRole('button', { name: t('shell.retry') })

test('ROUTE-08 a rendered page opened at a product whose script is missing says so, and a retry shows it', async ({
  page,
  problems,
  request,
  modal,
}) => {
  const { id, name } = await findProduct(request, 'to look at', isSimple(1))
  const release = await withhold(page, problems, 'ProductPage')
  await page.goto(`/product/${id}`)
  await expect(page.getByText(t('error.title'))).toBeVisible()
  await release()
  await retryOn(page).click()
  await expect(modal.heading).toHaveText(name)
})

test('ROUTE-08 a rendered page opened at the new password whose script is missing says so, and a retry shows it', async ({
  page,
  problems,
}) => {
  const release = await withhold(page, problems, 'ResetPasswordPage')
  await page.goto(RESET)
  await expect(page.getByText(t('error.title'))).toBeVisible()
  await release()
  await retryOn(page).click()
  await expect(page.getByRole('dialog', { name: t('reset.title') })).toBeVisible()
})

test('a page of the back office whose script is missing says so, and a retry shows it', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  await logInByCookies(context, OWNER, baseURL ?? '')
  const release = await withhold(page, problems, 'OrdersPage')
  await page.goto('/admin/orders')
  await expect(page.getByText(t('error.title'))).toBeVisible()
  await release()
  await retryOn(page).click()
  await expect(page.getByRole('heading', { name: adminKa['admin.orders'] })).toBeVisible()
})

otherTest.describe('as plain files', () => {
  for (const script of ['index', 'app']) {
    otherTest(
      `ROUTE-08 the shop whose script ${script} is missing says so, and a retry shows it`,
      async ({ page, problems }) => {
        problems.expect(/status of 404/)
        // The first script can't fetch the app: an error without a stack.
        problems.expect(/^uncaught: $/)
        const missing = new RegExp(`/assets/${script}-[^/]*\\.js$`)
        await page.route(missing, (route) => route.fulfill({ status: 404 }))
        await page.goto('/')
        await expectAtOther(page.getByRole('alert')).toContainText(t('error.title'))
        await page.unroute(missing)
        await retryOn(page).click()
        await expectAtOther(page.getByRole('heading', { name: t('catalogue.title') })).toBeVisible()
      },
    )
  }

  for (const [screen, address] of [
    ['ProductPage', `/product/${GOODS[0]?.id ?? ''}`],
    ['ResetPasswordPage', RESET],
  ] as const) {
    otherTest(
      `ROUTE-08 the shop opened at a ${screen} whose script is missing says so, and a retry shows it`,
      async ({ page, problems }) => {
        const release = await withhold(page, problems, screen)
        await page.goto(address)
        await expectAtOther(page.getByText(t('error.title'))).toBeVisible()
        await release()
        await retryOn(page).click()
        await expectAtOther(page.getByRole('dialog')).toBeVisible()
      },
    )
  }
})
