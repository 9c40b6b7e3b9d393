import type { Id } from '@dukani/contracts'
import { useEffect } from 'react'
import { viewedStore } from './viewedStore.ts'

/**
 * Remembers that a product was looked at.
 * @param id null while it isn't known that there is such a product, and what a list knew of it may still be gone
 */
export function useShownProduct(id: Id | null): void {
  useEffect(() => {
    if (id !== null) viewedStore.add(id)
  }, [id])
}
