import { expect, type Locator, type Page } from '@playwright/test'
import { t } from './texts.ts'

/** Maximum number of tab stops in a dialog, or on the way to a card. */
const MOST_STOPS = 120

/** The keyboard. Every tab stop on the way must be visible: with a focus ring, on the screen and not covered. */
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

  /** Tabs forward or back to an element. @param within contains every stop on the way */
  async tabTo(thing: Locator, { back = false, within }: { back?: boolean; within?: Locator } = {}) {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await this.press(back ? 'Shift+Tab' : 'Tab')
      await this.expectSeen()
      if (within) await this.expectWithin(within)
      if (await hasFocus(thing)) return
    }
    throw new Error(`Tab never came to ${thing.toString()}`)
  }

  /** Checks that Tab cycles through a dialog and never leaves it. */
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

  /** Checks that the focus is in a dialog or in the toasts above it. */
  async expectWithin(dialog: Locator): Promise<void> {
    const notices = this.#page.getByRole('region', { name: t('shell.notifications') })
    const focus = this.#page.locator(':focus')
    await expect(dialog.and(focus).or(dialog.or(notices).locator(':focus'))).toHaveCount(1)
  }

  /** Checks that the focus is visible (WCAG 2.4.7, 2.4.11). */
  async expectSeen(): Promise<void> {
    await expect.poll(() => this.#page.evaluate(focusProblem), 'the focus').toBe('')
  }
}

async function hasFocus(thing: Locator): Promise<boolean> {
  return (await thing.and(thing.page().locator(':focus')).count()) > 0
}

/** Why the focus isn't visible; empty when it is. Runs in the page. */
function focusProblem(): string {
  const stop = document.activeElement
  if (!(stop instanceof HTMLElement) || stop === document.body) return 'nothing has it'
  const what = `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent.slice(0, 40)}`
  // A field's ring is around its frame, a star's beside its input.
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
