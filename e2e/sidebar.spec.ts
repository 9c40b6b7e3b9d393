import { newAccount } from './support/account.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('NAV-04 NAV-05 a guest’s sidebar leads to the login, and then it is a customer’s', async ({
  catalogue,
  sidebar,
  auth,
  request,
}) => {
  const person = await newAccount(request)
  await catalogue.open()
  await sidebar.open()
  await expect(sidebar.heading).toHaveText(t('sidebar.guest'))
  await expect(sidebar.line(t('auth.logout'))).toHaveCount(0)
  await sidebar.choose(t('auth.login'))
  // Its first field, or where that would bring a keyboard over it, its title.
  await expect(auth.dialog.locator(':focus')).toHaveCount(1)
  await auth.logIn(person)
  await expect(sidebar.menu).toBeFocused()

  await sidebar.open()
  await expect(sidebar.heading).toHaveText(person.first_name)
  await expect(sidebar.line(t('auth.login'))).toHaveCount(0)
})

test('NAV-04 a double tap leaves it open; a press beside it closes it then', async ({
  page,
  catalogue,
  sidebar,
}) => {
  await catalogue.open()
  // So that the second tap finds it open already.
  await sidebar.open()
  await page.keyboard.press('Escape')
  await expect(sidebar.dialog).toBeHidden()
  await sidebar.menu.dblclick()
  await expect(sidebar.dialog).toBeVisible()
  await expect(async () => {
    if (await sidebar.dialog.isVisible()) await page.mouse.click(10, 300)
    await expect(sidebar.dialog).toBeHidden({ timeout: 2_000 })
  }).toPass()
  await expect(sidebar.menu).toBeFocused()
})

test('NAV-05 NAV-06 by keyboard to the profile; Back closes it, forward opens it, a reload keeps it', async ({
  page,
  auth,
  sidebar,
  customer,
}) => {
  const modal = page.getByRole('dialog', { name: t('profile.title') })
  await auth.account(customer).focus()
  await page.keyboard.press('Enter')
  await expect(sidebar.heading).toBeFocused()
  await expect(sidebar.heading).toHaveText(customer.first_name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(sidebar.line(t('sidebar.profile'))).toBeFocused()
  await page.keyboard.press('Space')
  await expect(sidebar.line(t('sidebar.profile'))).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(sidebar.line(t('sidebar.editProfile'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sidebar.dialog).toBeHidden()
  await expect(modal).toBeVisible()
  await expect(modal.locator(':focus')).toHaveCount(1)

  await page.goBack()
  await expect(modal).toBeHidden()
  await expect(auth.account(customer)).toBeFocused()
  await page.goForward()
  await expect(modal).toBeVisible()
  await page.reload()
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('NAV-05 each line leads where it says; Settings only closes the sidebar', async ({
  page,
  sidebar,
  customer: _customer,
}) => {
  await sidebar.open()
  await sidebar.line(t('sidebar.profile')).click()
  await sidebar.choose(t('sidebar.settings'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(sidebar.menu).toBeFocused()

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
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('NAV-06 what lies beneath an overlay keeps its place, at each way in and out', async ({
  page,
  catalogue,
  sidebar,
  customer: _customer,
}) => {
  const modal = page.getByRole('dialog', { name: t('wishlist.title') })
  const place = () => page.evaluate(() => Math.round(scrollY))
  await catalogue.cards.nth(5).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
  const before = await place()
  expect(before).toBeGreaterThan(200)

  await sidebar.menu.focus()
  await page.keyboard.press('Enter')
  await sidebar.choose(t('sidebar.wishlist'))
  await expect(modal).toBeVisible()
  await page.goBack()
  await expect(modal).toBeHidden()
  expect(await place()).toBe(before)
  await page.goForward()
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  expect(await place()).toBe(before)
})

test('NAV-06 NAV-03 a guest who comes back to an overlay is asked to log in, and lands on it', async ({
  page,
  context,
  auth,
  sidebar,
  customer,
}) => {
  const wishlist = page.getByRole('dialog', { name: t('wishlist.title') })
  await sidebar.open()
  await sidebar.choose(t('sidebar.wishlist'))
  await expect(wishlist).toBeVisible()
  await context.clearCookies()
  await page.reload()
  await expect(auth.dialog).toBeVisible()
  await auth.logIn(customer)
  await expect(wishlist).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('NAV-05 AUTH-09 Logout leaves a guest', async ({ auth, sidebar, customer: _customer }) => {
  await sidebar.open()
  await sidebar.line(t('auth.logout')).click()
  await expect(auth.opener).toBeVisible()
})
