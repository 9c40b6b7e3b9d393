import { useEffect, useRef, useState, type RefObject } from 'react'

/** Distance from the viewport (px) at which content is fetched, so that it is there before it is seen. */
const NEAR_PX = 400

/** `scrollMargin` applies the distance within scroll containers too. Browsers without it use none there. */
const AROUND = { rootMargin: `${NEAR_PX}px 0px`, scrollMargin: `${NEAR_PX}px 0px` }

/** Whether an element has come near the viewport. Once true, it stays true. */
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
