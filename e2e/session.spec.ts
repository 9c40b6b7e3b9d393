import { expireAccessToken, newAccount } from './support/account.ts'
import { AuthModal } from './support/authModal.ts'
import { ADDRESS } from './support/checkout.ts'
import { allProducts, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const ROUNDS = 3
const TABS = 5
const REFRESH = '/v1/accounts/token/refresh/'

test('AUTH-07 AUTH-11 E2 five tabs whose token has run out stay logged in, by few refreshes', async ({
  page,
  context,
  customer: _customer,
}) => {
  // Fifteen pages are loaded, five at a time.
  test.slow()
  const tabs = [page]
  while (tabs.length < TABS) tabs.push(await context.newPage())
  let refreshes = 0
  context.on('request', (sent) => {
    if (sent.url().endsWith(REFRESH)) refreshes += 1
  })

  for (let round = 1; round <= ROUNDS; round += 1) {
    refreshes = 0
    await expireAccessToken(context)
    // The list of orders, beside what every page asks for: user, cart.
    await Promise.all(tabs.map((tab) => tab.goto('/orders')))
    for (const tab of tabs) await expect(tab.getByRole('dialog')).toContainText(t('orders.empty'))
    expect(refreshes, `round ${round}`).toBeGreaterThan(0)
    expect(refreshes, `round ${round}`).toBeLessThanOrEqual(TABS)
  }
})

test('AUTH-11 E3 a reload in the middle of a refresh keeps the session', async ({
  page,
  context,
  auth,
  customer,
}) => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    // A page that is open fetches what is saved after its customer is seen, and would renew the token itself.
    await page.goto('about:blank')
    await expireAccessToken(context)
    const asked = page.waitForRequest((sent) => sent.url().endsWith(REFRESH))
    await page.goto('/', { waitUntil: 'commit' })
    await asked
    await page.reload()
    await expect(auth.account(customer), `round ${round}`).toBeVisible()
  }
})

test('AUTH-09 E4 logging out in one tab makes a guest of every tab', async ({
  page,
  context,
  auth,
  customer,
}) => {
  const other = await context.newPage()
  await other.goto('/')
  await expect(new AuthModal(other).account(customer)).toBeVisible()
  await auth.logOut(customer)
  await expect(new AuthModal(other).opener).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('AUTH-11 E8 a token that runs out during the checkout is renewed, and one order is made', async ({
  page,
  context,
  catalogue,
  cart,
  auth,
  checkout,
  problems,
  request,
}) => {
  problems.expect(/status of 401/)
  const product = (await allProducts(request)).find(isSimple(14))
  if (!product) throw new Error('the demo shop has no product with many pieces')
  const person = await newAccount(request)
  await catalogue.open(`?search=${encodeURIComponent(product.name)}`)
  await catalogue.addButton(product.name).click()
  await cart.expectSaved()
  await auth.open()
  await auth.logIn(person)
  await checkout.fillAddress(ADDRESS)
  await checkout.payment('checkout.bank').check()
  await expireAccessToken(context)
  await checkout.submit.click()
  await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}/)
  await expect(page.getByRole('dialog')).toContainText(t('orders.status.pending'))
  await page.goto('/orders')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
})

test('AUTH-07 AUTH-09 a session that the server has ended becomes a guest’s, once', async ({
  page,
  context,
  auth,
  problems,
  customer: _customer,
}) => {
  // The csrf token was bound to the cookie that is gone: 403, and 401 with a new one.
  problems.expect(/status of 40[13]/)
  // A page that is open could renew the token before its session is ended.
  await page.goto('about:blank')
  await expireAccessToken(context)
  await context.clearCookies({ name: 'sb' })
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/')
  await expect(auth.opener).toBeVisible()
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('accessToken')
  expect(loads).toBeLessThanOrEqual(2)
})
