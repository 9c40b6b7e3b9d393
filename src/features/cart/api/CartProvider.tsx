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
 * Provides the cart of the present session (CART-13). The cart is empty and idle until this is mounted and the session is
 * known, so that hydration matches the server's page. Products that are added earlier wait.
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
  // Another tab may have changed the cart while the page was in the back/forward cache.
  useEffect(() => onReturn((isRestored) => (isRestored ? void store.reload() : store.catchUp())), [store])
  return <CartContext value={store}>{children}</CartContext>
}
