import { prefersReducedMotion } from './scrollBehavior.ts'

const NAME = 'product-picture'
const PLACES = '[data-modal-sheet] [data-part="media"] img'

/** Maximum time the page waits for the opened product, in ms. After that there is no transition. */
const TIMEOUT_MS = 120

let isLeaving = false

/**
 * Opens a product with a view transition of its picture from the link to the sheet, if the browser supports it and
 * motion isn't reduced.
 * @param link the pressed link; a second press is ignored while opening
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
 * Closes a product with a view transition of its picture back to the link, if the link is in view.
 * @param link the link that opened the product; null if unknown
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

/** @param change updates the page and returns the picture's new element, or null */
function fly(from: HTMLElement, change: () => Promise<HTMLElement | null>): void {
  let to: HTMLElement | null = null
  // A duplicate view transition name would abort the transition.
  name(from, NAME)
  const flight = document.startViewTransition(async () => {
    name(from, '')
    to = await change()
    if (to) name(to, NAME)
    else flight.skipTransition()
  })
  // The transition was skipped; the page is updated anyway.
  flight.ready.catch(() => {})
  void flight.finished.catch(() => {}).then(() => to && name(to, ''))
}

function canFly(): boolean {
  return 'startViewTransition' in document && !prefersReducedMotion()
}

/** The picture's element in a link; null without one. */
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

/** The picture of the opening sheet; null when it doesn't appear in time. */
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
    const timer = setTimeout(() => settle(null), TIMEOUT_MS)
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
