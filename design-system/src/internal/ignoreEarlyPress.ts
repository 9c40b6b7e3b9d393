import { keyframes } from '@emotion/react'

const noPress = keyframes({ from: { pointerEvents: 'none' } })

/**
 * The `animation` of a part that appears: for `duration` ms it ignores presses, which were meant for what lay there
 * before. It moves nothing, so it stays where less motion is wanted.
 */
export function ignoreEarlyPress(duration: number): string {
  return `${noPress} 1ms ${duration}ms backwards !important`
}
