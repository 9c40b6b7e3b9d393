import { prefersStillness } from './scrollBehavior.ts'

const NAME = 'product-picture'
const PLACES = '[data-modal-sheet] [data-part="media"] img'

/** How long the page may stand still for what is opened (ms): what comes later comes without its picture flying. */
const PATIENCE_MS = 120

let isLeaving = false

/**
 * Opens a product by a link with its picture in it: the picture flies to its place in the sheet, where the browser can
 * do that and the shopper wants motion. Without that it simply opens.
 * @param link a second press, before the first has opened it, opens nothing
 */
export function flyPicture(link: Element, open: () => void): void {
  const from = link.querySelector('img')?.parentElement
  if (!from || !('startViewTransition' in document) || prefersStillness()) return open()
  if (isLeaving) return
  isLeaving = true

  const before = new Set(document.querySelectorAll(PLACES))
  let to: HTMLElement | null = null
  // A name that is on the page twice would make the browser give up.
  name(from, NAME)
  const flight = document.startViewTransition(async () => {
    isLeaving = false
    name(from, '')
    open()
    to = (await newPlace(before))?.parentElement ?? null
    if (to) name(to, NAME)
    else flight.skipTransition()
  })
  // Left out, by the browser or for want of a place: the product is open all the same.
  flight.ready.catch(() => {})
  void flight.finished.catch(() => {}).then(() => to && name(to, ''))
}

function name(element: HTMLElement, value: string): void {
  element.style.setProperty('view-transition-name', value)
}

/** The picture of a sheet that comes now; null when it doesn't come soon. */
function newPlace(before: ReadonlySet<Element>): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const look = () => {
      const found = [...document.querySelectorAll<HTMLImageElement>(PLACES)].find((one) => !before.has(one))
      if (found) settle(found)
    }
    const settle = (found: HTMLImageElement | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(found)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => settle(null), PATIENCE_MS)
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
