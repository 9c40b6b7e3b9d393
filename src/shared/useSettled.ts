import { useEffect, useState } from 'react'

/** A text that changes, and what of it has settled. */
export interface Settled {
  value: string
  /** how often it has changed; 0 is the first value */
  times: number
  /** whether another value is waiting to settle */
  settling: boolean
}

/**
 * A text once it has stopped changing for a while; the first one at once.
 * @param delayMs how long a new text has to stand
 */
export function useSettled(latest: string, delayMs: number): Settled {
  const [settled, setSettled] = useState({ value: latest, times: 0 })
  const settling = settled.value !== latest
  useEffect(() => {
    if (!settling) return
    const timer = setTimeout(() => setSettled(({ times }) => ({ value: latest, times: times + 1 })), delayMs)
    return () => clearTimeout(timer)
  }, [latest, settling, delayMs])
  return { ...settled, settling }
}
