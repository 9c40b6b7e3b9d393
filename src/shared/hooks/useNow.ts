import { useEffect, useState } from 'react'

/**
 * The time, ms since the epoch, told anew every so often (ms): for what says how long ago something was.
 * Not for the server's render.
 */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
