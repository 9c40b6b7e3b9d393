import { useEffect, useState } from 'react'
import { ANCHORS } from '#shared/routing/routes.ts'

// The middle fifth of the screen, so that a short section counts too.
const MIDDLE = '-40% 0px'

/**
 * Whether the cart's section is what the shopper has in front of them.
 * @param hasCart whether the page has that section; without it the answer means nothing
 */
export function useCartInView(hasCart: boolean): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const section = hasCart && document.getElementById(ANCHORS.cart)
    if (!section) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      { rootMargin: MIDDLE },
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [hasCart])
  return isInView
}
