import { useRef, type PointerEvent } from 'react'

/** Pulled so far (px), whichever way, a notice is let go. */
const FAR_ENOUGH = 40

/**
 * Lets a finger throw a notice off. It follows the finger and is back in its place at once unless it was let go; which
 * ways are the browser's is said by its `touch-action`.
 * @returns the handlers for the notice
 */
export function useSwipeOff(onLetGo: () => void) {
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
      // A mouse marks the text.
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
