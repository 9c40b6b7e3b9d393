import { useEffect, useState } from 'react'
import { useSession } from '#shared/session/session.ts'
import { createChunk, useChunk } from '#shared/useChunk.ts'

const kept = createChunk(
  async () => (await import('#features/wishlist/containers/KeptWishlist.tsx')).KeptWishlist,
)

/** Has a customer's wishlist loaded once the browser has nothing else to do (WISH-02); a guest doesn't even fetch how. */
export function WishlistKeeper() {
  const { status } = useSession()
  const [isIdle, setIdle] = useState(false)
  const isWanted = status === 'customer' && !isIdle
  useEffect(() => (isWanted ? whenIdle(() => setIdle(true)) : undefined), [isWanted])
  return isIdle && <Kept />
}

function Kept() {
  const chunk = useChunk(kept)
  return chunk.state === 'there' && <chunk.Part />
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
