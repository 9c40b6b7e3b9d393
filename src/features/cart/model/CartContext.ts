import { createContext } from 'react'
import { useRequired } from '#shared/state/useRequired.ts'
import type { CartStore } from './cartStore.ts'

/** Set by the CartProvider. */
export const CartContext = createContext<CartStore | null>(null)

/** The store of the cart. @throws Error outside of a CartProvider */
export const useCartStore = (): CartStore => useRequired(CartContext, 'CartProvider')
