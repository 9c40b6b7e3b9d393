import { useEffect, useState } from 'react'

/** Less than this is a trembling finger, in px. */
const TOLERANCE = 8

/** Whether the page was last scrolled down, rather than up or to its beginning. */
export function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const look = () => {
      // A page that is pulled beyond its beginning has less than nothing above.
      const top = Math.max(scrollY, 0)
      if (top > 0 && Math.abs(top - last) < TOLERANCE) return
      setDown(top > last)
      last = top
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return isDown
}
