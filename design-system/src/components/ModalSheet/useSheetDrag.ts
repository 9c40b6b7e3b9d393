import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { motion } from '../../theme/tokens.ts'

/** Dragged so far (px), or so fast (px per ms), a sheet is let go. */
const FAR_ENOUGH = 120
const FAST_ENOUGH = 0.6
/** If the app hasn't closed it by then (ms), the sheet slides back up. */
const PATIENCE = 400

interface Grip {
  startY: number
  lastY: number
  lastAt: number
  speed: number
}

/**
 * Lets a sheet be pulled down by its handle.
 * @returns the handlers for the handle; the sheet follows the pointer and slides back unless it was let go
 */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onLetGo: () => void) {
  const grip = useRef<Grip | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(waiting.current), [])

  const slideBack = () => release(sheet.current)

  const onPointerDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pull(sheet.current, 0)
    grip.current = { startY: event.clientY, lastY: event.clientY, lastAt: event.timeStamp, speed: 0 }
  }

  const onPointerMove = (event: PointerEvent) => {
    const held = grip.current
    if (held === null) return
    const elapsed = event.timeStamp - held.lastAt
    if (elapsed > 0) held.speed = (event.clientY - held.lastY) / elapsed
    held.lastY = event.clientY
    held.lastAt = event.timeStamp
    pull(sheet.current, event.clientY - held.startY)
  }

  const onPointerUp = (event: PointerEvent) => {
    const held = grip.current
    grip.current = null
    if (held === null) return
    const pulled = event.clientY - held.startY
    if (pulled < FAR_ENOUGH && !(held.speed > FAST_ENOUGH && pulled > 0)) return slideBack()
    waiting.current = setTimeout(slideBack, PATIENCE)
    onLetGo()
  }

  const onPointerCancel = () => {
    grip.current = null
    slideBack()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

/** Follows the pointer; never above its place. */
function pull(sheet: HTMLElement | null, distance: number): void {
  if (sheet === null) return
  sheet.style.transition = 'none'
  sheet.style.translate = `0 ${Math.max(0, distance)}px`
}

function release(sheet: HTMLElement | null): void {
  if (sheet === null) return
  sheet.style.transition = `translate ${motion.normal}ms ${motion.easeOut}`
  sheet.style.translate = ''
}
