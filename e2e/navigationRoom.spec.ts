import { shownPrice } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// Without smooth scrolling, so that nothing is measured while it moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'NAV-01 it covers neither the first row of products, nor a price that is scrolled to, the cart’s total, a notice or the page’s end',
  { tag: '@both' },
  async ({ page, catalogue, cart, dock, toasts, request, isMobile }) => {
    await catalogue.open()
    const columns = isMobile ? [0, 1] : [0, 1, 2]
    // The phone's own size; the standard desktop, a lower one, and one with more than one row.
    const heights = isMobile ? [844] : [800, 720, 960]
    for (const height of heights) {
      if (!isMobile) await page.setViewportSize({ width: 1280, height })
      for (const at of columns) await dock.expectClear(catalogue.cards.nth(at))
    }

    // The narrowest desktop, where a toast and the dock come closest.
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
