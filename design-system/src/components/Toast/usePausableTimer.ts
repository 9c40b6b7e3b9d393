import { useEffect, useEffectEvent, useRef } from 'react'

export interface PausableTimerOptions {
  /** Duration in ms. */
  duration: number
  /** A change restarts the timer. */
  round: number
  /** Pauses the timer; elapsed time is kept. */
  held: boolean
  onEnd: () => void
}

/** A timer that can be paused: calls `onEnd` after `duration`. */
export function usePausableTimer({ duration, round, held, onEnd }: PausableTimerOptions): void {
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
