import type { Page } from 'playwright'

/** Maximum number of tab stops: long lists repeat themselves. */
const MOST_STOPS = 40

interface Stop {
  /** its identity; -1 when nothing has the focus */
  index: number
  html: string
  /** whether there is a focus ring around it, or around the element that represents it */
  hasRing: boolean
  isInView: boolean
}

/** Moves the focus before the first element. Runs in the page. */
function begin(): number {
  const { body } = document
  body.tabIndex = -1
  body.focus()
  body.removeAttribute('tabindex')
  const stops = [
    ...body.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('.sb-wrapper, [inert], [aria-hidden="true"]') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  stops.forEach((element, index) => (element.dataset['stop'] = String(index)))
  return stops.length
}

/** Where the focus is. Runs in the page. */
function look(): Stop {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body)
    return { index: -1, html: '', hasRing: true, isInView: true }
  // The focus ring may be drawn by a parent, such as the card of a hidden radio.
  const bearers = [focused, focused.nextElementSibling]
  for (
    let around = focused.parentElement;
    around !== null && bearers.length < 6;
    around = around.parentElement
  )
    bearers.push(around)
  const hasRing = bearers.some((bearer) => {
    if (bearer === null) return false
    return [null, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(bearer, part)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
  })
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return {
    index: Number(focused.dataset['stop'] ?? -2),
    html: new XMLSerializer().serializeToString(focused).slice(0, 200),
    hasRing,
    isInView,
  }
}

/**
 * Checks that Tab reaches every control, with a visible focus ring and in view, and that the focus isn't trapped.
 * @returns the problems, in words
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const count = await page.evaluate(begin)
  if (count === 0) return []
  const faults: string[] = []
  const seen = new Set<number>()
  for (let step = 0; step < Math.min(count, MOST_STOPS); step += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(look)
    if (stop.index === -1 || seen.has(stop.index)) break
    seen.add(stop.index)
    if (!stop.hasRing) faults.push(`  no ring around ${stop.html}`)
    if (!stop.isInView) faults.push(`  the focus is out of view: ${stop.html}`)
  }
  if (seen.size === 0) faults.push('  Tab reaches nothing, and there is something to be used')
  return faults
}
