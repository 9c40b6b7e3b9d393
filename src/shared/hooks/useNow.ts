import { useEffect, useState } from 'react'

/**
 * The time in ms since the epoch, updated every `everyMs`, for texts such as "2 minutes ago".
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
