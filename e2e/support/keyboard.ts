import { expect, type Locator, type Page } from '@playwright/test'
import { t } from './texts.ts'

/** No dialog of the shop, and no way to a card, has more stops than this. */
const MOST_STOPS = 120

/** Keys alone. Whatever Tab comes to on a way has to be seen: a ring around it, on the screen, under nothing. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text)
  }

  /** Goes on with Tab, or back with Shift+Tab, to something. @param within every stop on the way lies there */
  async tabTo(thing: Locator, { back = false, within }: { back?: boolean; within?: Locator } = {}) {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await this.press(back ? 'Shift+Tab' : 'Tab')
      await this.expectSeen()
      if (within) await this.expectWithin(within)
      if (await hasFocus(thing)) return
    }
    throw new Error(`Tab never came to ${thing.toString()}`)
  }

  /** Tab leads from stop to stop of a dialog, and then round to the first of them: never out of it. */
  async expectRound(dialog: Locator): Promise<void> {
    await this.press('Tab')
    await this.expectWithin(dialog)
    const first = await this.#page.evaluateHandle(() => document.activeElement)
    let stops = 0
    do {
      stops += 1
      expect(stops, 'stops until Tab comes round').toBeLessThan(MOST_STOPS)
      await this.expectSeen()
      await this.press('Tab')
      await this.expectWithin(dialog)
    } while (!(await first.evaluate((stop) => stop === document.activeElement)))
    expect(stops, 'stops of a dialog').toBeGreaterThan(1)
  }

  /** The focus is in a dialog, or at the notices over it. */
  async expectWithin(dialog: Locator): Promise<void> {
    const notices = this.#page.getByRole('region', { name: t('shell.notifications') })
    const focus = this.#page.locator(':focus')
    await expect(dialog.and(focus).or(dialog.or(notices).locator(':focus'))).toHaveCount(1)
  }

  /** Whoever looks sees where the focus is (WCAG 2.4.7, 2.4.11). */
  async expectSeen(): Promise<void> {
    await expect.poll(() => this.#page.evaluate(focusProblem), 'the focus').toBe('')
  }
}

async function hasFocus(thing: Locator): Promise<boolean> {
  return (await thing.and(thing.page().locator(':focus')).count()) > 0
}

/** What is wrong with where the focus is; nothing when it is seen. Runs in the page. */
function focusProblem(): string {
  const stop = document.activeElement
  if (!(stop instanceof HTMLElement) || stop === document.body) return 'nothing has it'
  const what = `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent.slice(0, 40)}`
  // A field's frame is drawn around it, a star's beside its input.
  const drawn = [stop, stop.nextElementSibling, stop.parentElement, stop.parentElement?.parentElement]
  const hasRing = drawn.some((one) => one && getComputedStyle(one).outlineStyle !== 'none')
  if (!hasRing) return `${what}: without a ring`
  const { left, right, top, bottom } = stop.getBoundingClientRect()
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  const over = document.elementFromPoint(x, y)
  const isSeen = over !== null && (stop.contains(over) || over.contains(stop))
  return isSeen || stop.closest('label')?.contains(over) ? '' : `${what}: not to be seen`
}
