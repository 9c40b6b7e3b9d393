import type { Locator, Page } from '@playwright/test'

/** Smallest side of what is tapped, px. */
const TARGET = 44

interface Shift {
  value: number
  hadRecentInput: boolean
}

/** Remembers by how much of the screen things jump without being asked to, from the next page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of all jumps of this page (CLS, without its windows). */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () => (window as Window & { shifts?: number[] }).shifts?.reduce((sum, shift) => sum + shift, 0) ?? NaN,
  )

/** Waits until nothing moves by itself any more; what turns for ever doesn't count. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0))
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })

/** What can be pressed within something and is smaller than a fingertip: its words and its size. */
export function smallTargets(within: Locator): Promise<string[]> {
  return within.evaluate((root, least) => {
    const pressed = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"]'
    const sizeOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return { width, height }
    }
    const isThere = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert]') === null
    // A link among words is as high as their line (WCAG 2.5.8 excepts it).
    const isAmongWords = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
    return [...root.querySelectorAll(pressed)].filter(isThere).flatMap((element) => {
      // A box to tick, and a hidden field for a file, are pressed by their labels.
      const sizes = [element, element.closest('label')].flatMap((one) => (one ? [sizeOf(one)] : []))
      const pseudo = getComputedStyle(element, '::after')
      if (pseudo.position === 'absolute')
        sizes.push({ width: parseFloat(pseudo.width) || 0, height: parseFloat(pseudo.height) || 0 })
      const [width, height] = [
        Math.max(...sizes.map((size) => size.width)),
        Math.max(...sizes.map((size) => size.height)),
      ]
      // A link that skips to the content shows itself to keys alone.
      const isHidden = width <= 1 || height <= 1
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
      const isLarge = width > least && height > least
      return isHidden || isLarge || isAmongWords(element) ? [] : [`${name}: ${width} × ${height}`]
    })
    // What is measured is rounded by the browser.
  }, TARGET - 0.1)
}

/** Whatever Tab comes to, and shows no ring when it has the focus. A key has to have been pressed before. */
export const withoutRing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body
    const found: string[] = []
    for (const stop of modal.querySelectorAll<HTMLElement>(stops)) {
      const isStop = stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true })
      if (!isStop || stop.matches(':disabled') || stop.closest('[inert]') !== null) continue
      stop.focus({ preventScroll: true })
      // A field's frame is drawn around it, a star's beside its input.
      const drawn = [stop, stop.nextElementSibling, stop.parentElement, stop.parentElement?.parentElement]
      const hasRing = drawn.some((one) => {
        if (!one) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(one)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      })
      const name = stop.getAttribute('aria-label') ?? stop.textContent.trim().slice(0, 40)
      if (document.activeElement === stop && !hasRing) found.push(`${stop.tagName} ${name}`)
    }
    return found
  })

/** What of the page lies beside the screen, or is cut off by what it stands in without a sign of it. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const { clientWidth, scrollWidth } = document.documentElement
    // A phone zooms out to what is too wide: the screen is as wide as it says then.
    if (scrollWidth > clientWidth || innerWidth > screen.width)
      found.push(`the page is ${Math.max(scrollWidth, innerWidth)} px wide`)
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility() || element.closest('[aria-hidden="true"], svg') !== null) continue
      const { overflowX, textOverflow, position, clipPath } = getComputedStyle(element)
      const isClipped = overflowX === 'hidden' || overflowX === 'clip'
      const isForReaders = position === 'absolute' && clipPath !== 'none'
      const isSigned = textOverflow === 'ellipsis' || isForReaders
      // The slides of a gallery lie beside each other on purpose.
      const isText = element.textContent.trim() !== ''
      const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
      if (isText && isClipped && isWider && !isSigned)
        found.push(`${element.tagName}: ${element.textContent.slice(0, 40)}`)
    }
    return found
  })

/** Lets letters be so large, as a browser's own setting does. */
export const setTextSize = (page: Page, size: '100%' | '200%'): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
