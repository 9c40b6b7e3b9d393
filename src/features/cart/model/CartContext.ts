import { createContext, use } from 'react'
import type { CartStore } from './cartStore.ts'

/** Filled in by the CartProvider. */
export const CartContext = createContext<CartStore | null>(null)

/** The store of the cart. @throws Error outside of a CartProvider */
export function useCartStore(): CartStore {
  const store = use(CartContext)
  if (store === null) throw new Error('the cart needs a CartProvider above it')
  return store
}
