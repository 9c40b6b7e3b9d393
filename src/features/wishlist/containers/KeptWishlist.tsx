import { useEffect, useState } from 'react'
import { useWishlist } from '../api/useWishlist.ts'

/**
 * Draws nothing; while it is there a customer's wishlist is loaded and kept (WISH-02), from when the browser has nothing
 * else to do.
 */
export function KeptWishlist() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle && <Loaded />
}

function Loaded() {
  useWishlist()
  return null
}

/** @returns gives up waiting */
function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1_000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 5_000 })
  return () => cancelIdleCallback(request)
}
