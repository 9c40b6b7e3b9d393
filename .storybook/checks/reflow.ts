import type { Page } from 'playwright'
import { settled } from './settled.ts'
import { resize } from './stage.ts'

/** Minimum page width (WCAG 1.4.10), in px. */
const NARROWEST = { width: 320, height: 640 }
const PHONE = { width: 390, height: 844 }

/** Finds elements that are wider than the page, and texts that are cut off. Runs in the page. */
function tooNarrow(): string[] {
  const found: string[] = []
  const show = (element: Element) => new XMLSerializer().serializeToString(element).slice(0, 200)
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    )
    const outermost = wide.find((element) => !wide.includes(element.parentElement ?? element)) ?? wide[0]
    found.push(
      `  ${root.scrollWidth} px wide on a page of ${root.clientWidth} px: ${outermost === undefined ? 'the page' : show(outermost)}`,
    )
  }
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const holdsText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )
    // Ignores decorative text, such as an avatar's letter.
    const isRead = element.closest('.sb-wrapper, [inert], [aria-hidden="true"]') === null
    if (!holdsText || !isRead || !element.checkVisibility()) continue
    const style = getComputedStyle(element)
    const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip'
    // Truncated on purpose: the whole text is available elsewhere.
    const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    const isForReadersAlone = element.clientWidth <= 1 || element.clientHeight <= 1
    if (!cuts || isShortened || isForReadersAlone) continue
    const isCut =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
    if (isCut) found.push(`  cut off: ${show(element)}`)
  }
  return found
}

/**
 * Checks that nothing scrolls sideways or is cut off at 320 px (WCAG 1.4.10), and on a phone with 200% text (1.4.4).
 * @returns the problems, in words; the page keeps the narrowest size
 */
export async function reflowFaults(page: Page): Promise<string[]> {
  await resize(page, PHONE)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await settled(page)
  const large = await page.evaluate(tooNarrow)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await resize(page, NARROWEST)
  const narrow = await page.evaluate(tooNarrow)
  return [
    ...narrow.map((fault) => `  at ${NARROWEST.width} px:${fault}`),
    ...large.map((fault) => `  with letters of 200 %:${fault}`),
  ]
}
