import { useEffect, useState } from 'react'
import { KEPT_CART_KEY } from '#shared/session/forgetPerson.ts'
import { readKeptCart, type KeptCart } from './keptCart.ts'

/** The cart that this browser keeps; it goes from the screen when it goes (a logout in another tab). */
export function useKeptCartOfBrowser(): KeptCart | null {
  const [cart, setCart] = useState(() => readKeptCart())
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      // Null: all of the storage was emptied.
      if (key === KEPT_CART_KEY || key === null) setCart(readKeptCart())
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [])
  return cart
}
