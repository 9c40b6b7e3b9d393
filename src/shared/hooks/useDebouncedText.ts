import { useEffect, useState } from 'react'

/** A changing text and its debounced value. */
export interface DebouncedText {
  value: string
  /** how often the debounced value has changed; 0 for the first one */
  times: number
  /** whether another value is waiting to settle */
  settling: boolean
}

/**
 * A text once it has stopped changing for a while.
 * @param delayMs how long a new text has to stand
 * @param first what has settled before anything has. @default the text that is there at the beginning
 */
export function useDebouncedText(latest: string, delayMs: number, first = latest): DebouncedText {
  const [settled, setSettled] = useState({ value: first, times: 0 })
  const settling = settled.value !== latest
  useEffect(() => {
    if (!settling) return
    const timer = setTimeout(() => setSettled(({ times }) => ({ value: latest, times: times + 1 })), delayMs)
    return () => clearTimeout(timer)
  }, [latest, settling, delayMs])
  return { ...settled, settling }
}
