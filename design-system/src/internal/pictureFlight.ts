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
  const from = pictureOf(link)
  if (from === null || !canFly()) return open()
  if (isLeaving) return
  isLeaving = true
  const before = new Set(document.querySelectorAll(PLACES))
  fly(from, async () => {
    isLeaving = false
    open()
    return pictureGround(await newPlace(before))
  })
}

/**
 * Closes a product: its picture flies back to the link that it came from, if that is in view. Else it simply closes.
 * @param link where the product was opened from; null for somewhere else
 */
export function flyPictureBack(link: Element | null, close: () => void): void {
  const shown = [...document.querySelectorAll(PLACES)].find((picture) => picture.closest('[inert]') === null)
  const from = pictureGround(shown)
  const to = pictureOf(link)
  if (from === null || to === null || !isInView(to) || !canFly()) return close()
  fly(from, () => {
    close()
    return Promise.resolve(to)
  })
}

/** @param change draws the page anew; gives where the picture is then, null for nowhere */
function fly(from: HTMLElement, change: () => Promise<HTMLElement | null>): void {
  let to: HTMLElement | null = null
  // A name that is on the page twice would make the browser give up.
  name(from, NAME)
  const flight = document.startViewTransition(async () => {
    name(from, '')
    to = await change()
    if (to) name(to, NAME)
    else flight.skipTransition()
  })
  // Left out, by the browser or for want of a place: the page is the new one all the same.
  flight.ready.catch(() => {})
  void flight.finished.catch(() => {}).then(() => to && name(to, ''))
}

function canFly(): boolean {
  return 'startViewTransition' in document && !prefersStillness()
}

/** The ground of the picture in a link; null without one. */
function pictureOf(link: Element | null): HTMLElement | null {
  return pictureGround(link?.querySelector('img'))
}

function pictureGround(picture: Element | null | undefined): HTMLElement | null {
  return picture?.parentElement ?? null
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
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
