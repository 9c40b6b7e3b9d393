import { newAccount } from './support/account.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test(
  'NAV-04 NAV-05 a guest’s sidebar leads to the login; a customer’s outlasts a double tap, closes beside it, and leads where its lines say',
  { tag: '@phone' },
  async ({ page, catalogue, sidebar, auth, request }) => {
    const person = await newAccount(request)
    await catalogue.open()
    await sidebar.open()
    await expect(sidebar.heading).toHaveText(t('sidebar.guest'))
    await expect(sidebar.line(t('auth.logout'))).toHaveCount(0)
    await sidebar.choose(t('auth.login'))
    // The first field, or the title where a field would open the on-screen keyboard.
    await expect(auth.dialog.locator(':focus')).toHaveCount(1)
    await auth.logIn(person)
    await expect(sidebar.menu).toBeFocused()

    await sidebar.menu.dblclick()
    await expect(sidebar.heading).toHaveText(person.first_name)
    await expect(sidebar.line(t('auth.login'))).toHaveCount(0)
    await expect(async () => {
      if (await sidebar.dialog.isVisible()) await page.mouse.click(10, 300)
      await expect(sidebar.dialog).toBeHidden({ timeout: 2_000 })
    }).toPass()
    await expect(sidebar.menu).toBeFocused()

    await sidebar.open()
    await sidebar.line(t('sidebar.profile')).click()
    await sidebar.choose(t('sidebar.settings'))
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await sidebar.open()
    await sidebar.line(t('sidebar.profile')).click()
    await sidebar.choose(t('sidebar.changePassword'))
    await expect(page.getByRole('dialog', { name: t('password.title') })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await sidebar.open()
    await sidebar.dialog.getByRole('link', { name: t('sidebar.orders') }).click()
    await expect(sidebar.dialog).toBeHidden()
    await expect(page).toHaveURL('/orders')
    await expect(page.getByRole('dialog')).toContainText(t('orders.empty'))
  },
)

test('NAV-03 NAV-05 NAV-06 by keyboard to the profile: Back, forward and a reload know it, the page beneath keeps its place, and a guest logs in first', async ({
  page,
  problems,
  context,
  catalogue,
  auth,
  profile,
  sidebar,
  customer,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY))
  await catalogue.cards.nth(5).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
  const before = await place()
  expect(before).toBeGreaterThan(200)

  await sidebar.menu.focus()
  await page.keyboard.press('Enter')
  await expect(sidebar.heading).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(sidebar.line(t('sidebar.profile'))).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(sidebar.line(t('sidebar.editProfile'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sidebar.dialog).toBeHidden()
  await expect(profile.dialog).toBeVisible()
  await expect(profile.dialog.locator(':focus')).toHaveCount(1)

  await page.goBack()
  await expect(profile.dialog).toBeHidden()
  await expect(sidebar.menu).toBeFocused()
  expect(await place()).toBe(before)
  await page.goForward()
  await expect(profile.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(profile.dialog).toBeHidden()
  expect(await place()).toBe(before)

  await page.goForward()
  await expect(profile.dialog).toBeVisible()
  await page.reload()
  await expect(profile.dialog).toBeVisible()
  // Requests that this page sends without the cookies get 401.
  problems.expect(/status of 401 .*\/v1\//)
  await context.clearCookies()
  await page.reload()
  await expect(auth.dialog).toBeVisible()
  await auth.logIn(customer)
  await expect(profile.dialog).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')
})
