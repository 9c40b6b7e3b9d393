import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'

/** Minimum distance of a swipe, in px (PROD-01). */
const SWIPE_THRESHOLD = 50
/** Minimum distance of a drag, in px; less is a tap. */
const SLOP = 8
/** Width of the screen edges, in px, where a swipe is the browser's Back or Forward gesture. */
const EDGE = 24

interface SwipeOptions {
  /** The row of slides, each as wide as the row. */
  track: RefObject<HTMLElement | null>
  index: number
  count: number
  onIndex: (index: number) => void
}

/**
 * Shows slide `index` of a row and lets the shopper drag it sideways. The row needs `touch-action: pan-y`, so that
 * the browser handles vertical scrolling. Carousel libraries decide by speed and by a fraction of the width, but the
 * requirement is 50 px on every screen.
 * @returns handlers for the row's container; they suppress the click that ends a drag
 */
export function useSwipe({ track, index, count, onIndex }: SwipeOptions) {
  const held = useRef<{ pointerId: number; startX: number } | null>(null)
  const isDragged = useRef(false)

  useLayoutEffect(() => place(track.current, index), [track, index])

  // The slide that a drag leads to, limited to the ends.
  const target = (distance: number) => Math.min(Math.max(index - Math.sign(distance), 0), count - 1)

  const onPointerDown = (event: PointerEvent) => {
    isDragged.current = false
    if (!event.isPrimary || event.button !== 0 || count < 2 || isAtEdge(event)) return
    held.current = { pointerId: event.pointerId, startX: event.clientX }
  }

  const onPointerMove = ({ pointerId, clientX, currentTarget }: PointerEvent) => {
    if (held.current?.pointerId !== pointerId) return
    const distance = clientX - held.current.startX
    if (!isDragged.current && Math.abs(distance) < SLOP) return
    if (!isDragged.current) currentTarget.setPointerCapture(pointerId)
    isDragged.current = true
    place(track.current, index, target(distance) === index ? 0 : distance)
  }

  const onPointerUp = ({ pointerId, clientX }: PointerEvent) => {
    if (held.current?.pointerId !== pointerId) return
    const distance = clientX - held.current.startX
    letGo()
    if (Math.abs(distance) >= SWIPE_THRESHOLD && target(distance) !== index) onIndex(target(distance))
  }

  const letGo = () => {
    held.current = null
    place(track.current, index)
  }

  const onClickCapture = (event: MouseEvent) => {
    // A click by keyboard has detail 0 and never ends a drag.
    if (!isDragged.current || event.detail === 0) return
    isDragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo, onClickCapture }
}

function isAtEdge({ pointerType, clientX }: PointerEvent): boolean {
  return pointerType === 'touch' && (clientX < EDGE || clientX > window.innerWidth - EDGE)
}

/** Set by script, because the server's HTML can't have inline styles. */
function place(track: HTMLElement | null, index: number, pulled = 0): void {
  if (track === null) return
  track.style.transition = pulled === 0 ? '' : 'none'
  track.style.translate = index === 0 && pulled === 0 ? '' : `calc(${-100 * index}% + ${pulled}px)`
}
