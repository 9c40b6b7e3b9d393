import { expect, type Locator, type Page } from '@playwright/test'
import { t } from './texts.ts'

type Tab = 'home' | 'cart' | 'menu' | 'orders' | 'profile'

/** The place where the shopper is, or the button of the dialog that is open. */
const ACTIVE = ':is([aria-current="page"], [aria-expanded="true"])'

/** The bottom navigation (NAV): there under modals too, which hide it from readers. */
export class Dock {
  readonly nav: Locator
  /** the phone's button above the active item, which readers never hear of */
  readonly floating: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.nav = page.getByRole('navigation', { name: t('nav.label'), includeHidden: true })
    this.floating = this.nav.locator('[data-at] > *')
  }

  item(tab: Tab): Locator {
    const name = t(`nav.${tab}`)
    const kind = tab === 'menu' || tab === 'profile' ? 'button' : 'link'
    return this.nav.getByRole(kind, { name, exact: true, includeHidden: true })
  }

  async expectActive(tab: Tab): Promise<void> {
    const active = this.nav.getByRole('listitem', { includeHidden: true }).locator(ACTIVE)
    await expect(active).toHaveCount(1)
    await expect(this.item(tab).and(this.nav.locator(ACTIVE))).toHaveCount(1)
  }

  /** Scrolls the page, at once. On a desktop the dock goes with the first step down and comes with one up. @param by px */
  async scroll(by: number): Promise<void> {
    const before = await this.#page.evaluate(() => scrollY)
    await this.#page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by)
    await expect.poll(() => this.#page.evaluate(() => scrollY)).not.toBe(before)
  }

  /** Whether something is on the screen and lies clear of the dock, once what moves has come to rest. */
  async expectClear(thing: Locator): Promise<void> {
    await expect(thing).toBeInViewport({ ratio: 1 })
    await expect
      .poll(async () => {
        const [box, bar] = await Promise.all([thing.boundingBox(), this.nav.getByRole('list').boundingBox()])
        if (box === null || bar === null) throw new Error('nothing to compare')
        const isBeside = box.x + box.width <= bar.x || bar.x + bar.width <= box.x
        return isBeside || box.y + box.height <= bar.y
      })
      .toBe(true)
  }
}
