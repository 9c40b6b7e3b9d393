import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
})

test('AUTH-09 without a connection the cart stays readable, and the shop comes back by itself; who logs out leaves no cart behind', async ({
  page,
  context,
  customer,
  auth,
  catalogue,
  fillCart,
  cart,
}) => {
  await fillCart()
  const name = await cart.table.getByRole('rowheader').innerText()
  await expectKept(page)

  await context.setOffline(true)
  await page.reload()
  await expect(away(page)).toBeVisible()
  const shown = page.getByRole('region', { name: t('cart.title') })
  await expect(shown.getByRole('row').filter({ hasText: name.split('\n')[0] })).toBeVisible()
  await expect(shown.getByRole('img')).toHaveCount(0)
  await expect
    .poll(() => shown.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0)
  await expect(shown).toContainText('₾')

  await page.getByRole('button', { name: t('shell.retry') }).click()
  await expect(page.getByRole('status')).toHaveText(t('offline.stillAway'))

  // Any page of the shop. The address stays, so that the page opens when the connection is back.
  await page.goto('/orders')
  await expect(away(page)).toBeVisible()
  await context.setOffline(false)
  // A page that counts as online asks every 15 s; one that is offline reloads with the connection.
  await expect(page.getByRole('dialog')).toContainText(t('orders.empty'))
  await catalogue.open()
  await cart.expectCount(1)

  await auth.logOut(customer)
  // After the reload of the logout.
  await catalogue.open()
  await expect.poll(() => kept(page)).toEqual({ cart: false, pictures: 0, files: true })
})

/** The beginning of the offline page. Chromium may report a device as online whose network a test has disabled. */
const away = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .and(
      page
        .getByText(t('shell.offline'), { exact: true })
        .or(page.getByText(t('error.network'), { exact: true })),
    )

/** What this browser stores of the shop. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const pictures = await (await caches.open('dukani.cartPictures')).keys()
    return {
      cart: localStorage.getItem('dukani.keptCart') !== null,
      pictures: pictures.length,
      files: names.some((name) => name.startsWith('dukani.files.')),
    }
  })

/** Waits until the cart is stored with its picture and the service worker is active. */
async function expectKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => kept(page)).toEqual({ cart: true, pictures: 1, files: true })
}
