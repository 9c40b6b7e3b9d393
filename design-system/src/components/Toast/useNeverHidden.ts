import { useEffect, type RefObject } from 'react'

/**
 * Takes `aria-hidden` off an element whenever something puts it there. An open modal hides all beside it from
 * assistive technology, yet what was done inside it is answered by a toast.
 */
export function useNeverHidden(element: RefObject<HTMLElement | null>): void {
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
