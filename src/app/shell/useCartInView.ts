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
    if (!hasCart) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      { rootMargin: MIDDLE },
    )
    const look = () => {
      const section = document.getElementById(ANCHORS.cart)
      if (!section) return
      arrival.disconnect()
      observer.observe(section)
    }
    // The section comes with the catalogue, whose code may have to be fetched first.
    const arrival = new MutationObserver(look)
    arrival.observe(document.body, { childList: true, subtree: true })
    look()
    return () => {
      arrival.disconnect()
      observer.disconnect()
    }
  }, [hasCart])
  return isInView
}
