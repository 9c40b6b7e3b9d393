import { useEffect, useRef, type RefObject } from 'react'

/** How long (ms) a page has to move the focus itself. */
const PAGE_MS = 100

/**
 * Keeps the focus within an element: when the focused control is removed, as a button by its own action, browsers move
 * the focus to the start of the document. The element gets it instead, unless the page moves it.
 * @returns the ref of the element, which needs a `tabIndex`
 */
export function useKeptFocus<Kept extends HTMLElement>(): RefObject<Kept | null> {
  const kept = useRef<Kept>(null)
  useEffect(() => {
    const element = kept.current
    if (element === null) return
    let last: EventTarget | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const remember = ({ target }: FocusEvent) => {
      last = target
    }
    const restore = () => {
      if (document.activeElement === document.body) element.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected) return
      last = null
      clearTimeout(timer)
      timer = setTimeout(restore, PAGE_MS)
    })
    element.addEventListener('focusin', remember)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      element.removeEventListener('focusin', remember)
    }
  }, [])
  return kept
}
