import { useEffect, type RefObject } from 'react'

/**
 * Removes `aria-hidden` from an element whenever it is set. An open modal hides its siblings from assistive
 * technology, but toasts have to be announced while a modal is open.
 */
export function useRemoveAriaHidden(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = element.current
    if (node === null) return
    const show = () => node.removeAttribute('aria-hidden')
    show()
    const observer = new MutationObserver(() => {
      if (node.hasAttribute('aria-hidden')) show()
    })
    observer.observe(node, { attributes: true, attributeFilter: ['aria-hidden'] })
    return () => observer.disconnect()
  }, [element])
}
