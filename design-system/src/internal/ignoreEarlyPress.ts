import { keyframes } from '@emotion/react'

const noPress = keyframes({ from: { pointerEvents: 'none' } })

/**
 * An `animation` for an element that appears: it ignores presses for `duration` ms, which were meant for the content
 * there before. It moves nothing, so it also applies with reduced motion.
 */
export function ignoreEarlyPress(duration: number): string {
  return `${noPress} 1ms ${duration}ms backwards !important`
}
