import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { panned, WHOLE, zoomedAt, type Point, type ZoomView } from './zoomView.ts'

/** How much one px of a wheel enlarges, as an exponent. */
const WHEEL_SPEED = 0.002

/** How the picture lies in its window, and what changes that. */
export interface ZoomViewControls {
  scale: number
  /** @param place of the screen, in px; the window's middle without one */
  zoomBy: (factor: number, place?: Point) => void
  panBy: (by: Point) => void
  /** Shows the picture whole again. */
  reset: () => void
}

/**
 * Keeps an enlarged picture's view and draws it.
 * @param stage the window
 * @param picture what is enlarged: as large as the window, around its middle
 */
export function useZoomView(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
): ZoomViewControls {
  const [scale, setScale] = useState(WHOLE.scale)
  const view = useRef(WHOLE)

  const show = (next: ZoomView) => {
    view.current = next
    setScale(next.scale)
    draw(picture.current, next)
  }
  const sizeOf = () => stage.current?.getBoundingClientRect() ?? new DOMRect()

  const zoomBy = (factor: number, place?: Point) => {
    const size = sizeOf()
    const fromMiddle = place
      ? { x: place.x - size.left - size.width / 2, y: place.y - size.top - size.height / 2 }
      : { x: 0, y: 0 }
    show(zoomedAt(view.current, factor, fromMiddle, size))
  }
  const panBy = (by: Point) => show(panned(view.current, by, sizeOf()))

  // React's own wheel listener can't keep the browser from zooming the page.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoomBy(Math.exp(-event.deltaY * WHEEL_SPEED), { x: event.clientX, y: event.clientY })
  })
  useEffect(() => {
    const element = stage.current
    const listener = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [stage])

  return { scale, zoomBy, panBy, reset: () => show(WHOLE) }
}

// By script: a finger moves the picture more often than React should render, and the CSP has no inline styles.
function draw(picture: HTMLElement | null, { scale, x, y }: ZoomView): void {
  if (picture === null) return
  picture.style.translate = `${x}px ${y}px`
  picture.style.scale = String(scale)
}
