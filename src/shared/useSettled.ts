import { useEffect, useState } from 'react'

/**
 * A value once it has stopped changing for a while; the first one at once.
 * @param key what makes two values the same
 * @param delayMs how long a new value has to stand
 */
export function useSettled<Value>(value: Value, key: string, delayMs: number): Settled<Value> {
  const [settled, setSettled] = useState({ value, key, times: 0 })
  const settling = settled.key !== key
  useEffect(() => {
    if (!settling) return
    const timer = setTimeout(() => setSettled((before) => ({ value, key, times: before.times + 1 })), delayMs)
    return () => clearTimeout(timer)
    // The value stands for its key: a new object with the same key must not start the clock anew.
  }, [key, settling, delayMs])
  return { value: settled.value, times: settled.times, settling }
}

export interface Settled<Value> {
  value: Value
  /** how often it has changed; 0 is the first value */
  times: number
  /** whether another value is waiting to settle */
  settling: boolean
}
