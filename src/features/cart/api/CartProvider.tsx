import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useSession } from '#shared/session/session.ts'
import { onReturn } from '#shared/state/onReturn.ts'
import type { CartNotice } from '../model/cartNotice.ts'
import { CartContext } from '../model/CartContext.ts'
import { createShopCart } from './createShopCart.ts'

export interface CartProviderProps {
  /** called with notices that belong to no action: warnings of the clean-up, a failed load (CART-11, CART-12) */
  notify?: (notice: CartNotice) => void
  children: ReactNode
}

/**
 * Gives the tree the cart of whoever is in front of the screen (CART-13). It is empty and idle until it has been mounted
 * and the session is known, so that hydration finds what was rendered; what is put in until then waits.
 */
export function CartProvider({ notify, children }: CartProviderProps) {
  const client = useApi()
  const { status, user } = useSession()
  const [store] = useState(() => createShopCart(client))
  const tell = useEffectEvent((notice: CartNotice) => notify?.(notice))
  const owner = user === null ? null : user.id
  useEffect(() => store.start((notice) => tell(notice)), [store])
  useEffect(() => {
    if (status !== 'starting') store.follow(owner)
  }, [store, status, owner])
  // Another tab of this browser may have gone on with it while the page was in the back cache.
  useEffect(() => onReturn((isRestored) => (isRestored ? void store.reload() : store.catchUp())), [store])
  return <CartContext value={store}>{children}</CartContext>
}
