import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'

/** A swipe of so many px, or more, leads to the next picture (PROD-01). */
const SWIPE_THRESHOLD = 50
/** From so many px on it is a drag and no tap any more. */
const SLOP = 8
/** So near to the screen's edges (px) a finger means the browser's own Back and forward. */
const EDGE = 24

interface Held {
  pointerId: number
  startX: number
  dragged: boolean
}

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
  const held = useRef<Held | null>(null)
  const dragged = useRef(false)

  // By script, not as an attribute: the server's page has no inline styles, and shows the first slide as it is.
  useLayoutEffect(() => place(track.current, index), [track, index])

  const onPointerDown = (event: PointerEvent) => {
    dragged.current = false
    if (!event.isPrimary || event.button !== 0 || count < 2 || isAtEdge(event)) return
    held.current = { pointerId: event.pointerId, startX: event.clientX, dragged: false }
  }

  const onPointerMove = (event: PointerEvent) => {
    const grip = held.current
    if (grip?.pointerId !== event.pointerId) return
    const distance = event.clientX - grip.startX
    if (!grip.dragged && Math.abs(distance) < SLOP) return
    if (!grip.dragged) event.currentTarget.setPointerCapture(event.pointerId)
    grip.dragged = true
    dragged.current = true
    pull(track.current, index, target(distance, index, count) === index ? 0 : distance)
  }

  const onPointerUp = (event: PointerEvent) => {
    const grip = held.current
    if (grip?.pointerId !== event.pointerId) return
    letGo()
    const distance = event.clientX - grip.startX
    const next = target(distance, index, count)
    if (grip.dragged && Math.abs(distance) >= SWIPE_THRESHOLD && next !== index) onIndex(next)
  }

  const letGo = () => {
    held.current = null
    place(track.current, index)
  }

  const onClickCapture = (event: MouseEvent) => {
    // A key's click has no detail: it never ends a drag.
    if (!dragged.current || event.detail === 0) return
    dragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo, onClickCapture }
}

/** Where a pull leads: the neighbour on that side, or nowhere at the ends. */
function target(distance: number, index: number, count: number): number {
  return Math.min(Math.max(index - Math.sign(distance), 0), count - 1)
}

function isAtEdge({ pointerType, clientX }: PointerEvent): boolean {
  return pointerType === 'touch' && (clientX < EDGE || clientX > window.innerWidth - EDGE)
}

function place(track: HTMLElement | null, index: number): void {
  if (track === null) return
  track.style.transition = ''
  track.style.translate = index === 0 ? '' : `${-100 * index}%`
}

function pull(track: HTMLElement | null, index: number, distance: number): void {
  if (track === null) return
  track.style.transition = 'none'
  track.style.translate = `calc(${-100 * index}% + ${distance}px)`
}
