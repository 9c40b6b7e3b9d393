import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react'

/** Maximum zoom, and the step of a button, a key or a double tap. */
export const MAX_SCALE = 4
export const STEP = 2

/** Minimum distance of a swipe, in px, as in the gallery (PROD-01). */
const SWIPE_THRESHOLD = 50
/** Limits of a double tap, in ms and px, and of the movement of a tap, in px. */
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 24
const TAP_PX = 10
/** Zoom per wheel px, as an exponent. */
const WHEEL_SPEED = 0.002

interface Point {
  x: number
  y: number
}

/** Scale of the picture, and offset of its centre in px. */
interface View extends Point {
  scale: number
}

const WHOLE: View = { scale: 1, x: 0, y: 0 }

interface ZoomOptions {
  /** The viewport; needs `touch-action: none`. */
  stage: RefObject<HTMLElement | null>
  /** The zoomed element: as large as the viewport, scaled around its centre. */
  picture: RefObject<HTMLElement | null>
  /** Called for a swipe while not zoomed. While zoomed, dragging pans instead. */
  onSwipe: (by: -1 | 1) => void
}

/**
 * Zooms and pans a picture within its viewport, by pinch, double tap, wheel and the returned functions. The libraries
 * that were tried swipe by speed and a fraction of the width, or add a style element that the CSP blocks (ADR 17).
 */
export function useZoom({ stage, picture, onSwipe }: ZoomOptions) {
  const [scale, setScale] = useState(WHOLE.scale)
  const view = useRef(WHOLE)
  const fingers = useRef(new Map<number, Point>())
  // Start of a single touch; null after a pinch.
  const start = useRef<Point | null>(null)
  const lastTap = useRef<(Point & { at: number }) | null>(null)

  const show = (next: View) => {
    const { width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {}
    const x = clamp(next.x, (width * (next.scale - 1)) / 2)
    const y = clamp(next.y, (height * (next.scale - 1)) / 2)
    view.current = { ...next, x, y }
    setScale(next.scale)
    draw(picture.current, view.current)
  }
  const reset = () => show(WHOLE)
  const panBy = ({ x, y }: Point) => show({ ...view.current, x: view.current.x + x, y: view.current.y + y })
  /** @param place point on the screen that stays fixed. @default the viewport's centre */
  const zoomBy = (factor: number, place?: Point) => {
    const { left = 0, top = 0, width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {}
    const [x, y] = place ? [place.x - left - width / 2, place.y - top - height / 2] : [0, 0]
    const { current } = view
    const next = Math.min(Math.max(current.scale * factor, 1), MAX_SCALE)
    const grown = next / current.scale
    show({ scale: next, x: x - (x - current.x) * grown, y: y - (y - current.y) * grown })
  }

  // React's wheel listener is passive and can't prevent page zoom.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoomBy(Math.exp(-event.deltaY * WHEEL_SPEED), pointOf(event))
  })
  useEffect(() => {
    const element = stage.current
    const listener = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [stage])

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
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      if (apart > 0) zoomBy(distance(now, other) / apart, middle)
    } else if (scale > 1) panBy({ x: now.x - before.x, y: now.y - before.y })
  }

  const onPointerUp = (event: PointerEvent) => {
    const from = start.current
    forget(event)
    if (from === null) return
    const end = pointOf(event)
    const moved = end.x - from.x
    if (distance(from, end) <= TAP_PX) tap(end, event.timeStamp)
    else if (scale === 1 && Math.abs(moved) >= Math.max(SWIPE_THRESHOLD, Math.abs(end.y - from.y))) {
      onSwipe(moved < 0 ? 1 : -1)
    }
  }

  const tap = (place: Point, at: number) => {
    const last = lastTap.current
    const isSecond = last && at - last.at <= DOUBLE_TAP_MS && distance(last, place) <= DOUBLE_TAP_PX
    lastTap.current = isSecond ? null : { ...place, at }
    if (!isSecond) return
    if (scale > 1) reset()
    else zoomBy(STEP, place)
  }

  const forget = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    start.current = null
  }

  const gestures = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: forget }
  return { scale, zoomBy, panBy, reset, gestures }
}

// Set by script, to avoid a React render for every pointer move.
function draw(picture: HTMLElement | null, { scale, x, y }: View): void {
  if (picture === null) return
  picture.style.translate = `${x}px ${y}px`
  picture.style.scale = String(scale)
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function clamp(value: number, room: number): number {
  // Avoids -0.
  return room === 0 ? 0 : Math.min(Math.max(value, -room), room)
}
