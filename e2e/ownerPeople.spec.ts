import { adminKa, createAdminTranslate } from '@dukani/i18n'
import { logInByCookies, newAccount } from './support/account.ts'
import { allProducts } from './support/products.ts'
import { headersOf, OWNER } from './support/staff.ts'
import { countTaps } from './support/taps.ts'
import { expect, test } from './support/test.ts'

const t = createAdminTranslate(adminKa)

test(
  'an owner’s tasks with people: an answer to a review, hiding it, blocking a customer, a new courier',
  { tag: '@both' },
  async ({ page, context, request, baseURL }) => {
    const [writer, courier] = [await newAccount(request), await newAccount(request)]
    const comment = `ყუთი გახეული იყო ${crypto.randomUUID()}`
    const reviewed = (await allProducts(request)).findLast(({ reviews }) => reviews > 0)
    const headers = await headersOf(request, writer)
    const path = `/v1/products/${String(reviewed?.id)}/reviews/create/`
    await expect(await request.post(path, { data: { rating: 2, comment }, headers })).toBeOK()
    await logInByCookies(context, OWNER, baseURL ?? '')
    const task = await countTaps(page)
    const question = page.getByRole('alertdialog')
    const review = page.getByRole('listitem').filter({ hasText: comment })
    await page.goto('/admin/reviews')

    await task('a review is answered', 3, async () => {
      await review.getByRole('button', { name: t('admin.review.answer'), exact: true }).click()
      await review
        .getByRole('textbox', { name: t('admin.review.answerText') })
        .fill('ბოდიში, ახალს გამოგიგზავნით.')
      await review.getByRole('button', { name: t('admin.save') }).click()
      await expect(review).toContainText('ბოდიში, ახალს გამოგიგზავნით.')
    })
    await task('a review is hidden', 3, async () => {
      await review.getByRole('button', { name: t('admin.review.hide'), exact: true }).click()
      await question.getByRole('textbox', { name: t('admin.review.reason') }).fill('პირადი მონაცემები')
      await question.getByRole('button', { name: t('admin.review.hide'), exact: true }).click()
      await expect(review).toContainText(t('admin.review.hiddenBecause', { reason: 'პირადი მონაცემები' }))
    })
    await page.goto('/admin/customers')
    await task('a customer is found and blocked', 5, async () => {
      await page.getByRole('textbox', { name: t('admin.customers.search') }).fill(writer.email)
      await page.keyboard.press('Enter')
      await page.getByRole('listitem').filter({ hasText: writer.email }).getByRole('link').click()
      await page.getByRole('button', { name: t('admin.customer.block'), exact: true }).click()
      await question.getByRole('button', { name: t('admin.customer.block'), exact: true }).click()
      await expect(page.getByText(t('admin.customer.blocked'))).toBeVisible()
    })
    await page.goto('/admin/staff')
    await task('a courier is appointed', 3, async () => {
      await page.getByRole('textbox', { name: t('admin.staff.email') }).fill(courier.email)
      await page.getByRole('radio', { name: t('admin.role.courier') }).check()
      await page.getByRole('button', { name: t('admin.staff.grant') }).click()
      const role = t('admin.role.courier')
      await expect(page.getByText(t('admin.staff.granted', { email: courier.email, role }))).toBeVisible()
    })
  },
)
