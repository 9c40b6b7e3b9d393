import { expireAccessToken } from './support/account.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const TABS = 3
const REFRESH = '/v1/accounts/token/refresh/'

test('AUTH-07 AUTH-11 E2 tabs whose token has run out stay logged in, by few refreshes', async ({
  page,
  context,
  customer: _customer,
}) => {
  const tabs = [page]
  while (tabs.length < TABS) tabs.push(await context.newPage())
  let refreshes = 0
  context.on('request', (sent) => {
    if (sent.url().endsWith(REFRESH)) refreshes += 1
  })
  await expireAccessToken(context)
  // The orders, besides the requests of every page: user and cart.
  await Promise.all(tabs.map((tab) => tab.goto('/orders')))
  for (const tab of tabs) await expect(tab.getByRole('dialog')).toContainText(t('orders.empty'))
  expect(refreshes).toBeGreaterThan(0)
  expect(refreshes).toBeLessThanOrEqual(TABS)
})

test(
  'AUTH-07 AUTH-11 E3 a reload in the middle of a refresh keeps the session; one that the server has ended becomes a guest’s, once',
  { tag: '@phone' },
  async ({ page, context, auth, problems, customer }) => {
    // The CSRF token was bound to the deleted cookie: 403, and 401 with a new token.
    problems.expect(/status of 40[13]/)
    // An open page would fetch the wishlist and renew the token itself.
    await page.goto('about:blank')
    await expireAccessToken(context)
    const asked = page.waitForRequest((sent) => sent.url().endsWith(REFRESH))
    await page.goto('/', { waitUntil: 'commit' })
    await asked
    await page.reload()
    await expect(auth.account(customer)).toBeVisible()

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
  },
)
