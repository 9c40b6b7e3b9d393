import { useEffect, useState } from 'react'

/** Less than this is a trembling finger, in px. */
const TOLERANCE = 8

/** Whether the page was last scrolled down, rather than up or to one of its ends. */
export function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const look = () => {
      const below = document.documentElement.scrollHeight - innerHeight - scrollY
      // A page that is pulled beyond an end has less than nothing there.
      const isAtEnd = scrollY <= 0 || below < TOLERANCE
      if (!isAtEnd && Math.abs(scrollY - last) < TOLERANCE) return
      setDown(!isAtEnd && scrollY > last)
      last = scrollY
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return isDown
}
