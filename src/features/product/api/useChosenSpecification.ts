import type { Id, Product } from '@dukani/contracts'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import type { ApiClient } from '#shared/api/client.ts'
import { useCustomerId } from '#shared/session/session.ts'
import { createChoiceDesk, NO_CHOICE, type Choice, type ChoiceDesk } from '../model/choiceDesk.ts'
import { createChoiceMemory, type ChoiceMemory } from '../model/choiceMemory.ts'
import { isProductId } from '../model/productId.ts'
import { fetchRemembered, saveSpecification } from './choiceApi.ts'

/** How long nothing else may be chosen before a choice is saved (ms): arrow keys choose all that they pass. */
export const CHOICE_PAUSE_MS = 250

interface Desks {
  owner: string | null
  /** the products' ids as their server writes them, by how they stand in the address */
  ids: Map<string, Id>
  memory: ChoiceMemory
  desk: ChoiceDesk
}

const known = new WeakMap<ApiClient, Desks>()

/** The desk of whoever is in front of the screen, one for a page; another's takes its place. */
function desksOf(client: ApiClient, owner: string | null): Desks {
  const before = known.get(client)
  if (before?.owner === owner) return before
  before?.desk.close()
  const memory = before?.memory ?? createChoiceMemory()
  const ids = before?.ids ?? new Map<string, Id>()
  const desk = createChoiceDesk({
    owner,
    memory,
    save: (product, specification) => saveSpecification(client, ids.get(product) ?? product, specification),
    remembered: (product) => fetchRemembered(client, product),
    afterPause(work) {
      const timer = setTimeout(work, CHOICE_PAUSE_MS)
      return () => clearTimeout(timer)
    },
  })
  const desks = { owner, memory, ids, desk }
  known.set(client, desks)
  return desks
}

/**
 * What is chosen of a product, and the way to choose (PROD-04). A customer's choice is remembered by the server, a
 * guest's by this tab, and saved with a login. Another product has a choice of its own (PROD-12).
 * @param productId as it stands in the address
 */
export function useChosenSpecification(productId: string): Choice & { choose: (id: Id) => void } {
  const client = useApi()
  const customer = useCustomerId()
  const { desk } = desksOf(client, customer === null ? null : String(customer))
  const choice = useSyncExternalStore(
    desk.subscribe,
    () => desk.choice(productId),
    // What a tab remembers, the server doesn't know, and the first render here is as the server's.
    () => NO_CHOICE,
  )
  const choose = useCallback((id: Id) => desk.choose(productId, id), [desk, productId])
  return { ...choice, choose }
}

/**
 * Looks up what was chosen of a product before, once it is known to have something to choose (PROD-04).
 * @param productId as it stands in the address
 * @param product null while it isn't known
 */
export function useRecalledSpecification(productId: string, product: Product | null): void {
  const client = useApi()
  const customer = useCustomerId()
  const { desk, ids } = desksOf(client, customer === null ? null : String(customer))
  const id = product !== null && product.specifications.length > 0 ? product.id : null
  useEffect(() => {
    if (id === null || !isProductId(productId)) return
    ids.set(productId, id)
    desk.open(productId)
  }, [desk, ids, productId, id])
}
