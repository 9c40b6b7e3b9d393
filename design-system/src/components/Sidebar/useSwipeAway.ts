import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { motion } from '../../theme/tokens.ts'

/** Moved so far (px) a finger swipes; less is a tap. */
const SLOP = 10
/** Swiped so far (px), or so fast (px per ms), the drawer is let go. */
const FAR_ENOUGH = 90
const FAST_ENOUGH = 0.5
/** If the app hasn't closed it by then (ms), the drawer slides back. */
const PATIENCE = 400

interface Grip {
  startX: number
  lastX: number
  lastAt: number
  speed: number
  swiping: boolean
}

/**
 * Lets a drawer at the right edge be swiped away by a finger. The drawer needs `touch-action: pan-y`: scrolling stays the
 * browser's, which takes the pointer then. A mouse has the page beside the drawer to press.
 * @returns the handlers for the drawer; it follows the finger and slides back unless it was let go
 */
export function useSwipeAway(drawer: RefObject<HTMLElement | null>, onLetGo: () => void) {
  const grip = useRef<Grip | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(waiting.current), [])

  const slideBack = () => release(drawer.current)

  const onPointerDown = ({ isPrimary, pointerType, clientX, timeStamp }: PointerEvent) => {
    if (!isPrimary || pointerType === 'mouse') return
    grip.current = { startX: clientX, lastX: clientX, lastAt: timeStamp, speed: 0, swiping: false }
  }

  const onPointerMove = ({ clientX, timeStamp }: PointerEvent) => {
    const held = grip.current
    if (held === null) return
    const elapsed = timeStamp - held.lastAt
    if (elapsed > 0) held.speed = (clientX - held.lastX) / elapsed
    held.lastX = clientX
    held.lastAt = timeStamp
    const swiped = clientX - held.startX
    held.swiping ||= swiped > SLOP
    if (held.swiping) pull(drawer.current, swiped - SLOP)
  }

  const onPointerUp = ({ clientX }: PointerEvent) => {
    const held = grip.current
    grip.current = null
    if (!held?.swiping) return
    const isFast = held.speed > FAST_ENOUGH
    if (clientX - held.startX < FAR_ENOUGH && !isFast) return slideBack()
    waiting.current = setTimeout(slideBack, PATIENCE)
    onLetGo()
  }

  const onPointerCancel = () => {
    grip.current = null
    slideBack()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

/** Follows the finger; never beyond its place. */
function pull(drawer: HTMLElement | null, distance: number): void {
  if (drawer === null) return
  drawer.style.transition = 'none'
  drawer.style.translate = `${Math.max(0, distance)}px 0`
}

function release(drawer: HTMLElement | null): void {
  if (drawer === null) return
  drawer.style.transition = `translate ${motion.normal}ms ${motion.easeOut}`
  drawer.style.translate = ''
}
