import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react'

/** A picture is enlarged up to so many times; a button, a key and a double tap enlarge it by so many. */
export const MAX_SCALE = 4
export const STEP = 2

/** A swipe of so many px, or more, leads to the next picture, as in the gallery (PROD-01). */
const SWIPE_THRESHOLD = 50
/** Two taps so near to each other, in ms and px, are a double tap; a finger that moved as little has tapped. */
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 24
const TAP_PX = 10
/** How much one px of a wheel enlarges, as an exponent. */
const WHEEL_SPEED = 0.002

interface Point {
  x: number
  y: number
}

/** The picture enlarged so many times, its middle moved by so many px. */
interface View extends Point {
  scale: number
}

const WHOLE: View = { scale: 1, x: 0, y: 0 }

interface ZoomOptions {
  /** The window; its `touch-action` has to be `none`. */
  stage: RefObject<HTMLElement | null>
  /** What is enlarged: as large as the window, around its middle. */
  picture: RefObject<HTMLElement | null>
  /** A swipe across the whole picture; an enlarged one is moved instead. */
  onSwipe: (by: -1 | 1) => void
}

/**
 * Enlarges a picture in its window and moves it, never off the window: by pinching, a double tap, the wheel and the
 * returned functions. Two fingers keep under them what they hold. Our own: the libraries that were tried swipe by speed
 * and by a share of the width, or add a style element that the CSP refuses (ADR 17).
 */
export function useZoom({ stage, picture, onSwipe }: ZoomOptions) {
  const [scale, setScale] = useState(WHOLE.scale)
  const view = useRef(WHOLE)
  const fingers = useRef(new Map<number, Point>())
  // Where a single finger came down; null for one that pinched.
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
  /** @param place of the screen, which stays where it is; the window's middle without one */
  const zoomBy = (factor: number, place?: Point) => {
    const { left = 0, top = 0, width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {}
    const [x, y] = place ? [place.x - left - width / 2, place.y - top - height / 2] : [0, 0]
    const { current } = view
    const next = Math.min(Math.max(current.scale * factor, 1), MAX_SCALE)
    const grown = next / current.scale
    show({ scale: next, x: x - (x - current.x) * grown, y: y - (y - current.y) * grown })
  }

  // React's own wheel listener can't keep the browser from zooming the page.
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

// By script: a finger moves the picture more often than React should render.
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
  // Never minus nought.
  return room === 0 ? 0 : Math.min(Math.max(value, -room), room)
}
