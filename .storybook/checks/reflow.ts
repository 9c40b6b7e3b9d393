import type { Page } from 'playwright'
import { settled } from './settled.ts'
import { resize } from './stage.ts'

/** The narrowest page that all has to fit (WCAG 1.4.10), px. */
const NARROWEST = { width: 320, height: 640 }
const PHONE = { width: 390, height: 844 }

/** What is wider than the page, and texts that are cut off. Runs in the page. */
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
    // Decoration isn't read: a picture's letter may fill its circle.
    const isRead = element.closest('.sb-wrapper, [inert], [aria-hidden="true"]') === null
    if (!holdsText || !isRead || !element.checkVisibility()) continue
    const style = getComputedStyle(element)
    const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip'
    // Shortened on purpose: the whole text stands elsewhere.
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
 * A page of 320 px holds everything without being scrolled sideways (WCAG 1.4.10), and so does a phone's with letters
 * twice as large (1.4.4); no text is cut off.
 * @returns each fault, in words; the page is left at the narrowest size
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
