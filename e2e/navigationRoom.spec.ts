import { shownPrice } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// Whoever scrolls is there at once: nothing is measured on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('NAV-01 on a desktop it makes way for who reads on, and comes back; on a phone it stays', async ({
  catalogue,
  dock,
  isMobile,
}) => {
  await catalogue.open()
  const bar = dock.nav.getByRole('list')
  const expectAway = () =>
    isMobile ? expect(bar).toBeInViewport({ ratio: 1 }) : expect(bar).not.toBeInViewport()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await dock.scroll(300)
  await expect(dock.nav).toHaveAttribute('data-away')
  await expectAway()
  await dock.scroll(-50)
  await expect(dock.nav).not.toHaveAttribute('data-away')
  await expect(bar).toBeInViewport({ ratio: 1 })

  await dock.scroll(100)
  await expectAway()
  await dock.item('orders').focus()
  await expect(bar).toBeInViewport({ ratio: 1 })
})

test('NAV-01 at the top of the page it lies on nothing of the first row of products', async ({
  page,
  catalogue,
  dock,
  isMobile,
}) => {
  await catalogue.open()
  const columns = isMobile ? [0, 1] : [0, 1, 2]
  // A phone as it is; of desktops the one that every screen is judged at, a lower one, and one with more than a row.
  const heights = isMobile ? [844] : [800, 720, 960]
  for (const height of heights) {
    if (!isMobile) await page.setViewportSize({ width: 1280, height })
    for (const at of columns) await dock.expectClear(catalogue.cards.nth(at))
  }
})

test('NAV-01 it covers neither a price that is scrolled to, nor the cart’s total, a notice or the page’s end', async ({
  page,
  catalogue,
  cart,
  dock,
  toasts,
  request,
  isMobile,
}) => {
  // The narrowest of the desktops, where a notice and the dock come closest.
  if (!isMobile) await page.setViewportSize({ width: 900, height: 800 })
  const product = await findProduct(request, 'that can be bought at once', isSimple())
  await catalogue.open(`?search=${encodeURIComponent(product.name)}`)
  const price = catalogue
    .card(product.name)
    .getByText(formatMoney(shownPrice(product, null)?.price ?? 0), { exact: true })
    .first()
  await price.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await dock.expectClear(price)

  await catalogue.addButton(product.name).click()
  await expect(toasts).toContainText(t('cart.added'))
  await dock.expectClear(toasts.getByRole('status'))
  await dock.item('cart').click()
  await dock.expectClear(cart.total)

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(dock.nav.getByRole('list')).toBeInViewport({ ratio: 1 })
  await dock.expectClear(page.getByText(t('footer.rights')))
})

test('NAV-01 nothing that gets the focus lies under it', async ({ page, catalogue, dock }) => {
  await catalogue.open()
  await catalogue.search.focus()
  const bar = dock.nav.getByRole('list', { includeHidden: true })
  const isInDock = () => dock.nav.evaluate((nav) => nav.contains(document.activeElement))
  let steps = 0
  while (!(await isInDock())) {
    const focused = page.locator(':focus')
    await expect(focused).toBeInViewport()
    const [box, over] = await Promise.all([focused.boundingBox(), bar.boundingBox()])
    // Hidden for the keyboard of a phone it covers nothing.
    if (box !== null && over !== null) {
      const isBelow = box.y + box.height > over.y
      const isBeside = box.x + box.width <= over.x || box.x >= over.x + over.width
      expect(isBelow && !isBeside, `step ${steps}: ${await focused.innerText()}`).toBe(false)
    }
    await page.keyboard.press('Tab')
    steps += 1
  }
  expect(steps).toBeGreaterThan(20)
})

test('NAV-01 it is hidden while a phone shows its keyboard', async ({ page, catalogue, dock, isMobile }) => {
  await catalogue.open()
  await catalogue.search.focus()
  if (isMobile) await expect(dock.nav).toBeHidden()
  else await expect(dock.nav).toBeVisible()
  await page.getByRole('main').focus()
  await expect(dock.nav).toBeVisible()
})
