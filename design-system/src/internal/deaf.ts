import { keyframes } from '@emotion/react'

const unheard = keyframes({ from: { pointerEvents: 'none' } })

/**
 * An `animation` of what appears: so long (ms) it takes no press that was meant for what lay there before. The time is a
 * delay, which stays as it is where less motion is wanted.
 */
export function deaf(duration: number): string {
  return `${unheard} 1ms ${duration}ms backwards`
}
