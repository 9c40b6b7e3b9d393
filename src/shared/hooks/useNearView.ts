import { useEffect, useRef, useState, type RefObject } from 'react'

/** So far from the view (px) something counts as near: time enough to fetch it before it is seen. */
const NEAR_PX = 400

/** In a scroller, too, the distance counts. Where a browser doesn't know that, near means there. */
const AROUND = { rootMargin: `${NEAR_PX}px 0px`, scrollMargin: `${NEAR_PX}px 0px` }

/** Whether a place of the page has come near the view; from then on it stays so. */
export function useNearView<Place extends Element>(): [place: RefObject<Place | null>, isNear: boolean] {
  const place = useRef<Place>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || place.current === null) return
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setNear(true)
    }, AROUND)
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isNear])
  return [place, isNear]
}
