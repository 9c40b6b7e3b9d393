import { useSession } from '#shared/session/session.ts'
import { createChunk, useChunk } from '#shared/useChunk.ts'

const kept = createChunk(
  async () => (await import('#features/wishlist/containers/KeptWishlist.tsx')).KeptWishlist,
)

/** Has a customer's wishlist loaded (WISH-02); a guest doesn't even fetch how. */
export function WishlistKeeper() {
  const { status } = useSession()
  return status === 'customer' && <Kept />
}

function Kept() {
  const chunk = useChunk(kept)
  return chunk.state === 'there' && <chunk.Part />
}
