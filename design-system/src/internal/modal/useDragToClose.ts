import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { motion } from '../../theme/tokens.ts'

/** Minimum distance of a drag on the content, in px; less is a tap. */
const SLOP = 10
/** A finger that rests this long before it lifts has no speed, in ms. */
const REST = 50
/** If the app hasn't closed it after this time, in ms, the panel slides back. */
const CLOSE_TIMEOUT = 400

interface DragToCloseOptions {
  /** The element that follows the pointer. */
  panel: RefObject<HTMLElement | null>
  /** Direction in which it closes; it can't be dragged the other way. */
  way: 'right' | 'down'
  /**
   * What is dragged: a handle, by any pointer; or the panel's content, only by touch. The content needs
   * `touch-action` for the other axis, so that the browser can scroll.
   */
  by: 'handle' | 'content'
  /** Distance, in px, or speed, in px per ms, that closes the panel. */
  farEnough: number
  fastEnough: number
  onLetGo: () => void
}

interface Grip {
  pointerId: number
  start: number
  last: number
  lastAt: number
  speed: number
  dragging: boolean
}

/**
 * Closes a modal by dragging its panel off the screen.
 * @returns handlers for the handle or the content; the panel follows the pointer and slides back unless it is closed
 */
export function useDragToClose({ panel, way, by, farEnough, fastEnough, onLetGo }: DragToCloseOptions) {
  const grip = useRef<Grip | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(waiting.current), [])

  const slop = by === 'handle' ? 0 : SLOP
  // Ignores a second finger.
  const heldBy = ({ pointerId }: PointerEvent) =>
    grip.current?.pointerId === pointerId ? grip.current : null
  const placeOf = ({ clientX, clientY }: PointerEvent) => (way === 'right' ? clientX : clientY)
  const pull = (distance: number) => {
    const away = `${Math.max(0, distance)}px`
    move(panel.current, 'none', way === 'right' ? `${away} 0` : `0 ${away}`)
  }
  const slideBack = () => move(panel.current, `translate ${motion.normal}ms ${motion.easeOut}`, '')

  const onPointerDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return
    // Only touch drags the content; a mouse selects text.
    if (by === 'content' && event.pointerType === 'mouse') return
    const place = placeOf(event)
    const { pointerId, timeStamp: lastAt } = event
    grip.current = { pointerId, start: place, last: place, lastAt, speed: 0, dragging: false }
    if (by === 'handle') event.currentTarget.setPointerCapture(event.pointerId)
  }

  const onPointerMove = (event: PointerEvent) => {
    const held = heldBy(event)
    if (held === null) return
    const place = placeOf(event)
    const elapsed = event.timeStamp - held.lastAt
    const moved = place - held.last
    if (elapsed > 0) held.speed = moved / elapsed
    // No time has passed to measure a speed, and the previous one was in the other direction.
    else if (moved * held.speed < 0) held.speed = 0
    held.last = place
    held.lastAt = event.timeStamp
    const dragged = place - held.start
    held.dragging ||= dragged > slop
    if (held.dragging) pull(dragged - slop)
  }

  const onPointerUp = (event: PointerEvent) => {
    const held = heldBy(event)
    if (held === null) return
    grip.current = null
    if (!held.dragging) return
    const dragged = placeOf(event) - held.start
    const speed = event.timeStamp - held.lastAt < REST ? held.speed : 0
    if (dragged < farEnough && !(speed > fastEnough && dragged > 0)) return slideBack()
    waiting.current = setTimeout(slideBack, CLOSE_TIMEOUT)
    onLetGo()
  }

  const onPointerCancel = (event: PointerEvent) => {
    if (heldBy(event) === null) return
    grip.current = null
    slideBack()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

function move(panel: HTMLElement | null, transition: string, translate: string): void {
  if (panel === null) return
  panel.style.transition = transition
  panel.style.translate = translate
}
