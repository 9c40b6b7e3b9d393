import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'

/** A swipe of so many px, or more, leads to the next picture (PROD-01). */
const SWIPE_THRESHOLD = 50
/** From so many px on it is a drag and no tap any more. */
const SLOP = 8
/** So near to the screen's edges (px) a finger means the browser's own Back and forward. */
const EDGE = 24

interface SwipeOptions {
  /** The row of slides, each as wide as the row. */
  track: RefObject<HTMLElement | null>
  index: number
  count: number
  onIndex: (index: number) => void
}

/**
 * Shows slide `index` of a row and lets a finger or a mouse pull it sideways. What moves up or down is the browser's:
 * the row's `touch-action` has to be `pan-y`. Our own and not a carousel library's, which let go by speed and by a share
 * of the width: here it is 50 px, on every screen and however fast.
 * @returns the handlers for what holds the row; a click that ends a drag doesn't get through
 */
export function useSwipe({ track, index, count, onIndex }: SwipeOptions) {
  const held = useRef<{ pointerId: number; startX: number } | null>(null)
  const isDragged = useRef(false)

  useLayoutEffect(() => place(track.current, index), [track, index])

  // Where a pull leads: to the neighbour on that side, or nowhere at the ends.
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
    // A key's click has no detail: it never ends a drag.
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

/** By script, not as an attribute: the server's page has no inline styles, and shows the first slide as it is. */
function place(track: HTMLElement | null, index: number, pulled = 0): void {
  if (track === null) return
  track.style.transition = pulled === 0 ? '' : 'none'
  track.style.translate = index === 0 && pulled === 0 ? '' : `calc(${-100 * index}% + ${pulled}px)`
}
