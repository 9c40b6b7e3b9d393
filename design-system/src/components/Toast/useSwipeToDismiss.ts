import { useRef, type PointerEvent } from 'react'

/** Distance that dismisses a toast, in px. */
const FAR_ENOUGH = 40

/**
 * Dismisses a toast by a swipe. The toast follows the finger and snaps back if the swipe is too short. `touch-action`
 * decides which directions are handled by the browser.
 * @returns handlers for the toast
 */
export function useSwipeToDismiss(onLetGo: () => void) {
  const start = useRef<PointerEvent | null>(null)

  const pulled = ({ clientX, clientY }: PointerEvent) => {
    const x = clientX - (start.current?.clientX ?? clientX)
    const y = clientY - (start.current?.clientY ?? clientY)
    return { x, y, far: Math.hypot(x, y) >= FAR_ENOUGH }
  }
  const letGo = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null
    currentTarget.style.translate = ''
  }
  return {
    onPointerDown(event: PointerEvent) {
      // A mouse selects text instead.
      if (event.isPrimary && event.pointerType !== 'mouse') start.current = event
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.pointerId !== start.current?.pointerId) return
      const { x, y } = pulled(event)
      event.currentTarget.style.translate = `${x}px ${y}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (event.pointerId !== start.current?.pointerId) return
      const { far } = pulled(event)
      letGo(event)
      if (far) onLetGo()
    },
    onPointerCancel: letGo,
  }
}
