import type { Id, Product } from '@dukani/contracts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { readEntry } from '#shared/history/entry.ts'
import { linkedSpecification } from '#shared/product/productChoice.ts'
import { chosenOf } from './chosenSpecification.ts'

/**
 * Chooses the specification that the address names (`productChoicePath`), once for each time that it was followed:
 * what the shopper chooses after that stays. One that the product doesn't have, or has no price for, chooses nothing.
 * @param product null while it isn't there
 */
export function useLinkedSpecification(product: Product | null, choose: (id: Id) => void): void {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const taken = useRef<string | null>(null)
  const linked = linkedSpecification(search)
  useEffect(() => {
    if (product === null || linked === null) return
    const link = JSON.stringify([product.id, linked, readEntry(state).linkedAt])
    if (link === taken.current) return
    taken.current = link
    const specification = chosenOf(product, linked)
    if (specification !== null) choose(specification.id)
  }, [product, linked, state, choose])
}
