import type { Id, Product } from '@dukani/contracts'
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { linkedSpecification } from '#shared/productChoice.ts'
import { chosenOf } from './chosenSpecification.ts'

/**
 * Chooses the specification that the address names (`productChoicePath`), once for each time that it was followed:
 * what the shopper chooses after that stays. One that the product doesn't have, or has no price for, chooses nothing.
 * @param product null while it isn't there
 */
export function useLinkedSpecification(product: Product | null, choose: (id: Id) => void): void {
  const { search, state } = useLocation() as { search: string; state: unknown }
  // The server renders a product without a choice, and so has the first render here.
  const isHydrated = useSyncExternalStore(never, yes, no)
  const [taken, setTaken] = useState<string | null>(null)
  const linked = linkedSpecification(search)
  if (!isHydrated || product === null || linked === null) return
  const link = JSON.stringify([product.id, linked, linkedAtOf(state)])
  if (link === taken) return
  setTaken(link)
  const specification = chosenOf(product, linked)
  if (specification !== null) choose(specification.id)
}

const never = () => () => {}
const yes = () => true
const no = () => false

/** Tells one following of a link from the next, where the link says so. */
function linkedAtOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'linkedAt' in state ? state.linkedAt : null
}
