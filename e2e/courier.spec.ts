import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { ADDRESS } from './support/checkout.ts'
import { countGraphics, DRAWN_BY_SOFTWARE, FIRST_PICTURE_MS } from './support/mapBrowser.ts'
import { serveTiles } from './support/mapTiles.ts'
import { placeOrder } from './support/placedOrder.ts'
import { shopCommand } from './support/shopCommand.ts'
import { expect, test as base } from './support/test.ts'
import { literal, t } from './support/texts.ts'

const HOME = { ...ADDRESS, latitude: 41.6995, longitude: 44.796 }

/** In a browser that draws maps, at once: each step of a motion costs the machine several times as much. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...DRAWN_BY_SOFTWARE] }),
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await serveTiles(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await use(page)
  },
})

const section = (page: Page) => page.getByRole('region', { name: t('courier.title'), exact: true })
const marker = (within: Locator, key: 'courier.courier' | 'courier.address') =>
  within.getByRole('img', { name: t(key), exact: true })
/** Where the courier is within what is said of them: a sheet that is still coming moves both. */
const placeOf = async (page: Page) => {
  const [around, courier] = await Promise.all([
    section(page).boundingBox(),
    marker(section(page), 'courier.courier').boundingBox(),
  ])
  if (around === null || courier === null) throw new Error('there is no courier on the page')
  return [Math.round(courier.x - around.x), Math.round(courier.y - around.y)]
}

test('ORDER-02 ORDER-07 an order that is paid gets a courier, who moves on the map; the call carries no header', async ({
  page,
  request,
  customer,
}) => {
  const graphics = await countGraphics(page)
  const { id, order_number: number } = await placeOrder(request, customer, HOME)
  expect(await shopCommand('orders', 'paid', number)).toContain(number)
  await shopCommand('courier', number, '41.7151', '44.8271')
  const looked = page.waitForRequest(/\/courier-location\/$/)
  await page.goto(`/orders/${String(id)}`)
  const headers = await (await looked).allHeaders()
  expect(headers['authorization']).toBeUndefined()
  expect(headers['cookie']).toContain('accessToken=')

  const courier = marker(section(page), 'courier.courier')
  await expect(courier).toBeVisible({ timeout: FIRST_PICTURE_MS })
  await expect(marker(section(page), 'courier.address')).toBeVisible()
  await expect(section(page)).toContainText(t('courier.seen', { when: '' }).trim())
  await expectAccessible(page)

  const before = await placeOf(page)
  await shopCommand('courier', number, '41.7075', '44.8100')
  await expect.poll(() => placeOf(page), { timeout: 30_000 }).not.toEqual(before)

  // On paper nobody moves.
  await page.emulateMedia({ media: 'print' })
  await expect(section(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  expect(await graphics()).toBe(1)
  await page.getByRole('button', { name: t('orders.back'), exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: literal(number) })).toBeVisible()
  expect(await graphics()).toBe(0)
})

test('ORDER-07 a courier drives in the demo by itself, until the order has arrived', async ({
  page,
  request,
  customer,
  problems,
}) => {
  // The look that finds nobody any more.
  problems.expect(/status of 404/)
  const { id, order_number: number } = await placeOrder(request, customer, HOME)
  await shopCommand('orders', 'paid', number)
  await page.goto(`/orders/${String(id)}`)
  const courier = marker(section(page), 'courier.courier')
  await expect(courier).toBeVisible({ timeout: FIRST_PICTURE_MS })
  const before = await placeOf(page)
  await expect.poll(() => placeOf(page), { timeout: 60_000 }).not.toEqual(before)

  await shopCommand('orders', 'set-status', number, 'shipped')
  await shopCommand('orders', 'set-status', number, 'delivered')
  // It has the order read again.
  await expect(section(page)).toBeHidden({ timeout: 30_000 })
  await expect(page.getByRole('dialog')).toContainText(t('orders.status.delivered'))
})
