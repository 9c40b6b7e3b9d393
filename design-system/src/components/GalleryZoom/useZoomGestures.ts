import { useRef, type PointerEvent } from 'react'
import type { Point } from './zoomView.ts'

/** A swipe of so many px, or more, leads to the next picture, as in the gallery (PROD-01). */
const SWIPE_THRESHOLD = 50
/** Two taps so near to each other, in ms and px, are a double tap; a finger that moved as little has tapped. */
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 24
const TAP_PX = 10

export interface ZoomGestures {
  /** Whether one finger moves the picture; else it swipes to another one. */
  canPan: boolean
  /** Moves the picture by so many px. */
  onPan: (by: Point) => void
  /** Enlarges it by a factor around a place of the screen. */
  onPinch: (factor: number, place: Point) => void
  /** A double tap, at a place of the screen. */
  onToggle: (place: Point) => void
  onSwipe: (by: -1 | 1) => void
}

/**
 * What fingers and a mouse do to an enlarged picture. Our own: a library for it brings its own wrapper elements with
 * inline styles, which the page's CSP doesn't let the server send, and ten times as much script.
 * @returns the handlers for the window; its `touch-action` has to be `none`
 */
export function useZoomGestures({ canPan, onPan, onPinch, onToggle, onSwipe }: ZoomGestures) {
  const fingers = useRef(new Map<number, Point>())
  // Where a single finger came down; null for one that pinched.
  const start = useRef<Point | null>(null)
  const lastTap = useRef<(Point & { at: number }) | null>(null)

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
    start.current = fingers.current.size === 1 ? pointOf(event) : null
  }

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const now = pointOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const apart = distance(before, other)
      if (apart > 0) onPinch(distance(now, other) / apart, middle(now, other))
    } else if (canPan) {
      onPan({ x: now.x - before.x, y: now.y - before.y })
    }
  }

  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || start.current === null) return
    const from = start.current
    start.current = null
    const end = pointOf(event)
    const moved = end.x - from.x
    if (distance(from, end) <= TAP_PX) tap(end, event.timeStamp)
    else if (!canPan && Math.abs(moved) >= SWIPE_THRESHOLD && Math.abs(moved) > Math.abs(end.y - from.y)) {
      onSwipe(moved < 0 ? 1 : -1)
    }
  }

  const tap = (place: Point, at: number) => {
    const last = lastTap.current
    const isSecond = last && at - last.at <= DOUBLE_TAP_MS && distance(last, place) <= DOUBLE_TAP_PX
    lastTap.current = isSecond ? null : { ...place, at }
    if (isSecond) onToggle(place)
  }

  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    start.current = null
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
