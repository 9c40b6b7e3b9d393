import { useEffect, useEffectEvent, useState } from 'react'
import { useHearts } from '#features/wishlist/api/useHearts.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'

const CustomerWishlist = lazyPart(async () => (await import('./CustomerWishlist.tsx')).CustomerWishlist)

/**
 * Loads a customer's wishlist (WISH-02) and handles the presses of hearts. A guest doesn't fetch
 * that code: they are asked to log in, and the product is saved after that (AUTH-12). While the session is restored,
 * presses wait.
 */
export function WishlistSync() {
  const { status } = useSession()
  if (status === 'customer') return <LoadedWishlist />
  return status === 'guest' && <LoginRequest />
}

function LoginRequest() {
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

function LoadedWishlist() {
  const [attempt, setAttempt] = useState(0)
  // Mounted anew, since a retry may reload the page: a press of a heart doesn't ask for that.
  const failed = () => <Failed onPress={() => setAttempt(attempt + 1)} />
  return <CustomerWishlist key={attempt} renderError={failed} />
}

/** Shows an error for the pressed hearts. The next press fetches the chunk again. */
function Failed({ onPress }: { onPress: () => void }) {
  const t = useText()
  const hearts = useHearts()
  const { show } = useToasts()
  const fetchAgain = useEffectEvent(onPress)
  useEffect(() => {
    if (hearts.isWaiting()) show({ type: 'error', message: t('error.network') })
    hearts.drop()
    return hearts.subscribe(() => {
      if (hearts.isWaiting()) fetchAgain()
    })
  }, [hearts, show, t])
  return null
}
