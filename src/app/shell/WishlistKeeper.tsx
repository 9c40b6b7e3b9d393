import { useEffect } from 'react'
import { useHearts } from '#features/wishlist/api/useHearts.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { createChunk, useChunk } from '#shared/lazy/useChunk.ts'

const kept = createChunk(async () => (await import('./CustomerWishes.tsx')).CustomerWishes)

/**
 * Has a customer's wishlist loaded (WISH-02), and what the hearts are asked for carried out. A guest doesn't even fetch
 * how: they are asked to log in, and their wish is carried out after that (AUTH-12). While it is not known who is there,
 * presses wait.
 */
export function WishlistKeeper() {
  const { status } = useSession()
  if (status === 'customer') return <Kept />
  return status === 'guest' && <AskedToLogIn />
}

function AskedToLogIn() {
  const hearts = useHearts()
  const { ask } = useLoginPrompt()
  useEffect(
    () =>
      hearts.carryOut(({ productId, specification }) =>
        ask({ type: 'save', product: productId, specification }),
      ),
    [hearts, ask],
  )
  return null
}

function Kept() {
  const chunk = useChunk(kept)
  if (chunk.state === 'failed') return <Failed retry={chunk.retry} />
  return chunk.state === 'there' && <chunk.Part />
}

/** Says so of what was pressed; the next press tries to fetch it again, whether or not it was said already. */
function Failed({ retry }: { retry: () => void }) {
  const t = useText()
  const hearts = useHearts()
  const { show } = useToasts()
  useEffect(() => {
    if (hearts.isWaiting()) show({ type: 'error', message: t('error.network') })
    hearts.drop()
    return hearts.subscribe(() => {
      if (hearts.isWaiting()) retry()
    })
  }, [hearts, retry, show, t])
  return null
}
