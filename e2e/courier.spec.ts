import type { Locator, Page } from '@playwright/test'
import { ADDRESS } from './support/checkout.ts'
import { countGraphics, FIRST_PICTURE_MS } from './support/mapBrowser.ts'
import { expect, test } from './support/mapTest.ts'
import { serveTiles } from './support/mapTiles.ts'
import { placeOrder } from './support/placedOrder.ts'
import { shopCommand } from './support/shopCommand.ts'
import { literal, t } from './support/texts.ts'

const HOME = { ...ADDRESS, latitude: 41.6995, longitude: 44.796 }

const section = (page: Page) => page.getByRole('region', { name: t('courier.title'), exact: true })
const marker = (within: Locator, key: 'courier.courier' | 'courier.address') =>
  within.getByRole('img', { name: t(key), exact: true })
/** The courier's position relative to its text, since an opening sheet moves both. */
const placeOf = async (page: Page) => {
  const [around, courier] = await Promise.all([
    section(page).boundingBox(),
    marker(section(page), 'courier.courier').boundingBox(),
  ])
  if (around === null || courier === null) throw new Error('there is no courier on the page')
  return [Math.round(courier.x - around.x), Math.round(courier.y - around.y)]
}

test.beforeEach(({ page }) => serveTiles(page))

test(
  'ORDER-02 ORDER-07 an order that is paid gets a courier, who moves on the map; the call carries no header',
  { tag: '@phone' },
  async ({ page, request, customer }) => {
    const graphics = await countGraphics(page)
    const { id, order_number: number } = await placeOrder(request, customer, HOME)
    expect(await shopCommand('orders', 'paid', number)).toContain(number)
    await shopCommand('courier', number, '41.7151', '44.8271')
    const looked = page.waitForRequest(/\/courier-location\/$/)
    await page.goto(`/orders/${String(id)}`)
    const headers = await (await looked).allHeaders()
    expect(headers['authorization']).toBeUndefined()
    expect(headers['cookie']).toContain('accessToken=')

    await expect(marker(section(page), 'courier.courier')).toBeVisible()
    await expect(marker(section(page), 'courier.address')).toBeVisible()
    const before = await placeOf(page)
    await shopCommand('courier', number, '41.7075', '44.8100')
    // The courier is requested at once when the connection is back.
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(() => placeOf(page), { timeout: FIRST_PICTURE_MS }).not.toEqual(before)

    // A printed page has no courier.
    await page.emulateMedia({ media: 'print' })
    await expect(section(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    expect(await graphics()).toBe(1)
    await page.getByRole('button', { name: t('orders.back'), exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: literal(number) })).toBeVisible()
    expect(await graphics()).toBe(0)
  },
)

test(
  'ORDER-07 a courier drives in the demo by itself, until the order has arrived',
  { tag: '@full' },
  async ({ page, request, customer, problems }) => {
    // The request that finds no courier any more.
    problems.expect(/status of 404/)
    const { id, order_number: number } = await placeOrder(request, customer, HOME)
    await shopCommand('orders', 'paid', number)
    await page.goto(`/orders/${String(id)}`)
    await expect(marker(section(page), 'courier.courier')).toBeVisible()
    const before = await placeOf(page)
    await expect.poll(() => placeOf(page), { timeout: FIRST_PICTURE_MS }).not.toEqual(before)

    await shopCommand('orders', 'set-status', number, 'shipped')
    await shopCommand('orders', 'set-status', number, 'delivered')
    // The order is read again.
    await expect(section(page)).toBeHidden()
    await expect(page.getByRole('dialog')).toContainText(t('orders.status.delivered'))
  },
)
