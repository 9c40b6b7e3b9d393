import type { Locator, Page } from '@playwright/test'
import { cookieOf, newAccount, newPerson } from './support/account.ts'
import { AuthModal } from './support/authModal.ts'
import { Catalogue } from './support/catalogue.ts'
import { expectListening } from './support/listening.ts'
import { mailedResetLink } from './support/outbox.ts'
import { nextStatus } from './support/saying.ts'
import { expect, test } from './support/test.ts'
import { literal, t } from './support/texts.ts'

const resetOf = (page: Page) => page.getByRole('dialog', { name: t('reset.title') })
const fieldOf = (dialog: Locator, label: string) => dialog.getByLabel(new RegExp(`^${literal(label).source}`))

test(
  'RESET-01 RESET-03 ROUTE-04 AUTH-05 a forgotten password is replaced by a mailed link, once',
  { tag: '@phone' },
  async ({ page, catalogue, auth, problems, request }) => {
    problems.expect(/status of 40[01]/)
    const person = await newAccount(request)
    const { password: chosen } = newPerson()
    await catalogue.open()
    await auth.open()
    await auth.submit(t('auth.forgot'))
    await auth.field('email').fill(person.email)
    await auth.submit(t('auth.sendLink'))
    await expect(auth.dialog.getByText(t('auth.resetSent'))).toBeVisible()

    const link = await mailedResetLink(request, person.email)
    const token = link.searchParams.get('token') ?? ''
    expect(token).not.toBe('')
    const told: string[] = []
    page.on('request', (sent) => {
      if (sent.url() !== link.href) told.push(sent.url())
      // Chromium ignores the page's policy for the fonts of an inline style element, which come from the same server.
      if (sent.resourceType() !== 'font' || new URL(sent.url()).origin !== link.origin)
        told.push(sent.headers()['referer'] ?? '')
    })
    await page.goto(link.href)
    await expect(page).toHaveURL(/\/reset-password$/)
    const reset = resetOf(page)
    await expect(fieldOf(reset, t('reset.confirm'))).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/reset-password$/)
    await expectListening(page)

    await fieldOf(reset, t('reset.new')).fill(chosen)
    await fieldOf(reset, t('reset.confirm')).fill(chosen)
    const done = nextStatus(reset)
    await reset.getByRole('button', { name: t('reset.submit') }).click()
    expect(await done).toBe(t('reset.done'))
    await expect(page).toHaveURL('/')
    await expect(reset).toBeHidden()
    expect(told.filter((address) => address.includes(token))).toEqual([])
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token)

    await auth.open()
    await auth.fillLogin(person)
    await auth.submit(t('auth.login'))
    await expect(auth.alert).toBeVisible()
    await auth.logIn({ ...person, password: chosen })
    await expect(auth.account(person)).toBeVisible()

    await page.goto(link.href)
    await expectListening(page)
    await fieldOf(reset, t('reset.new')).fill(person.password)
    await fieldOf(reset, t('reset.confirm')).fill(person.password)
    await reset.getByRole('button', { name: t('reset.submit') }).click()
    await expect(reset.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await fieldOf(reset, t('reset.email')).fill(person.email)
    await reset.getByRole('button', { name: t('reset.sendLink') }).click()
    await expect(reset.getByText(t('auth.resetSent'))).toBeVisible()
    // The old link has no effect, and this browser's session continues.
    await page.reload()
    await expect(fieldOf(reset, t('reset.email'))).toBeVisible()
    expect(await cookieOf(page.context(), 'accessToken')).not.toBeNull()
  },
)

test('RESET-03 AUTH-13 a link that is opened by a logged-in customer leaves a guest, in every tab', async ({
  page,
  context,
  auth,
  customer,
  problems,
  request,
}) => {
  problems.expect(/status of 40[01]/)
  const csrf = (await cookieOf(context, 'csrftoken')) ?? ''
  await page.request.post('/v1/accounts/password-reset/', {
    data: { email: customer.email },
    headers: { 'X-CSRFToken': csrf },
  })
  const link = await mailedResetLink(request, customer.email)
  const other = await context.newPage()
  await other.goto('/')
  const inOther = new AuthModal(other)
  await expect(inOther.account(customer)).toBeVisible()

  await page.goto(link.href)
  await expectListening(page)
  const reset = resetOf(page)
  const { password: chosen } = newPerson()
  await fieldOf(reset, t('reset.new')).fill(chosen)
  await fieldOf(reset, t('reset.confirm')).fill(chosen)
  await reset.getByRole('button', { name: t('reset.submit') }).click()
  // The page reloads for a guest, reports success, and redirects after 2 s.
  await expect(page).toHaveURL('/')
  await expect(auth.opener).toBeVisible()
  await expect(inOther.opener).toBeVisible()
  expect(await cookieOf(context, 'accessToken')).toBeNull()
  expect(await cookieOf(context, 'refresh_token')).toBeNull()
})

test('PROF-09 E14 a changed password ends every other session, and this one goes on', async ({
  page,
  context,
  browser,
  sidebar,
  customer,
  problems,
}) => {
  problems.expect(/status of 400/)
  const elsewhere = await browser.newContext()
  const away = await elsewhere.newPage()
  await new Catalogue(away).open()
  const awayAuth = new AuthModal(away)
  await awayAuth.open()
  await awayAuth.logIn(customer)
  await expect(awayAuth.account(customer)).toBeVisible()
  const stolen = await cookieOf(elsewhere, 'accessToken')
  const tab = await context.newPage()
  await tab.goto('/')
  const inTab = new AuthModal(tab)
  await expect(inTab.account(customer)).toBeVisible()

  await sidebar.open()
  await sidebar.line(t('sidebar.profile')).click()
  await sidebar.choose(t('sidebar.changePassword'))
  const dialog = page.getByRole('dialog', { name: t('password.title') })
  const { password: chosen } = newPerson()
  await fieldOf(dialog, t('password.old')).fill('სულ სხვა პაროლი')
  await fieldOf(dialog, t('password.new')).fill(chosen)
  await dialog.getByRole('button', { name: t('password.submit') }).click()
  await expect(fieldOf(dialog, t('password.old'))).toHaveAttribute('aria-invalid', 'true')
  await expect(fieldOf(dialog, t('password.new'))).toHaveValue(chosen)
  await fieldOf(dialog, t('password.old')).fill(customer.password)
  const done = nextStatus(dialog)
  await dialog.getByRole('button', { name: t('password.submit') }).click()
  expect(await done).toBe(t('password.changed'))
  await expect(dialog).toBeHidden()

  const call = (token: string | null) =>
    page.request.get('/v1/orders/', { headers: { Authorization: `Bearer ${token}` } })
  expect((await call(stolen)).status()).toBe(401)
  await expect(await call(await cookieOf(context, 'accessToken'))).toBeOK()
  await page.goto('/orders')
  await expect(page.getByText(t('orders.empty'))).toBeVisible()
  await tab.reload()
  await expect(inTab.account(customer)).toBeVisible()

  await away.goto('/orders')
  await expect(awayAuth.dialog).toBeVisible()
  expect(await cookieOf(elsewhere, 'accessToken')).toBeNull()
  await elsewhere.close()
})
