import { useEffect, useEffectEvent, useRef } from 'react'

export interface ClockOptions {
  /** Ms until the end. */
  duration: number
  /** A change starts from the beginning. */
  round: number
  /** While true the clock stands still; what has passed stays passed. */
  held: boolean
  onEnd: () => void
}

/** Calls `onEnd` once so much time has passed while the clock wasn't held. */
export function useClock({ duration, round, held, onEnd }: ClockOptions): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    left.current = duration
  }, [duration, round])

  useEffect(() => {
    if (held) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [duration, round, held])
}
