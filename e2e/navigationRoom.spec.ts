import { shownPrice } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// Whoever scrolls is there at once: nothing is measured on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'NAV-01 it covers neither the first row of products, nor a price that is scrolled to, the cart’s total, a notice or the page’s end',
  { tag: '@both' },
  async ({ page, catalogue, cart, dock, toasts, request, isMobile }) => {
    await catalogue.open()
    const columns = isMobile ? [0, 1] : [0, 1, 2]
    // A phone as it is; of desktops the one that every screen is judged at, a lower one, and one with more than a row.
    const heights = isMobile ? [844] : [800, 720, 960]
    for (const height of heights) {
      if (!isMobile) await page.setViewportSize({ width: 1280, height })
      for (const at of columns) await dock.expectClear(catalogue.cards.nth(at))
    }

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
  },
)

test(
  'NAV-01 nothing that gets the focus lies under it',
  { tag: '@desktopOnly' },
  async ({ page, catalogue, dock }) => {
    await catalogue.open()
    await catalogue.search.focus()
    const bar = dock.nav.getByRole('list')
    const isInDock = () => dock.nav.evaluate((nav) => nav.contains(document.activeElement))
    let steps = 0
    while (!(await isInDock())) {
      const focused = page.locator(':focus')
      await expect(focused).toBeInViewport()
      const [box, over] = await Promise.all([focused.boundingBox(), bar.boundingBox()])
      if (box !== null && over !== null) {
        const isBelow = box.y + box.height > over.y
        const isBeside = box.x + box.width <= over.x || box.x >= over.x + over.width
        expect(isBelow && !isBeside, `step ${steps}: ${await focused.innerText()}`).toBe(false)
      }
      await page.keyboard.press('Tab')
      steps += 1
    }
    expect(steps).toBeGreaterThan(20)
  },
)
