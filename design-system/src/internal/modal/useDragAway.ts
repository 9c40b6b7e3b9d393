import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { motion } from '../../theme/tokens.ts'

/** Moved so far (px) a finger on the content drags; less is a tap. */
const SLOP = 10
/** A finger that has rested for so long (ms) before it lifts throws nothing. */
const REST = 50
/** If the app hasn't closed it by then (ms), the panel slides back. */
const PATIENCE = 400

interface DragAwayOptions {
  /** What follows the pointer. */
  panel: RefObject<HTMLElement | null>
  /** Which way it leaves; the other way it never goes beyond its place. */
  way: 'right' | 'down'
  /**
   * What is held: a handle, which every pointer drags from the first px on; or the panel's content, dragged by a finger
   * only. The content needs `touch-action` for the other axis: scrolling stays the browser's, which takes the pointer
   * then.
   */
  by: 'handle' | 'content'
  /** Dragged so far (px), or so fast (px per ms), the panel is let go. */
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
 * Lets a modal's panel be dragged off the screen.
 * @returns the handlers for what is held; the panel follows the pointer and slides back unless it was let go
 */
export function useDragAway({ panel, way, by, farEnough, fastEnough, onLetGo }: DragAwayOptions) {
  const grip = useRef<Grip | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(waiting.current), [])

  const slop = by === 'handle' ? 0 : SLOP
  // Another finger on the panel holds nothing.
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
    // Beside the panel a mouse has the page to press.
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
    // No time has passed to measure a speed by, but the one of before was the other way.
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
    waiting.current = setTimeout(slideBack, PATIENCE)
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
