import type { Id } from '@dukani/contracts'
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
  memory: ChoiceMemory
  desk: ChoiceDesk
}

const known = new WeakMap<ApiClient, Desks>()

/** The desk of whoever is in front of the screen, one for a page; another's takes its place. */
function choiceDesk(client: ApiClient, owner: string | null): ChoiceDesk {
  const before = known.get(client)
  if (before?.owner === owner) return before.desk
  before?.desk.close()
  const memory = before?.memory ?? createChoiceMemory()
  const desk = createChoiceDesk({
    owner,
    memory,
    save: (product, specification) => saveSpecification(client, product, specification),
    remembered: (product) => fetchRemembered(client, product),
    afterPause(work) {
      const timer = setTimeout(work, CHOICE_PAUSE_MS)
      return () => clearTimeout(timer)
    },
  })
  known.set(client, { owner, memory, desk })
  return desk
}

/**
 * What is chosen of a product, and the way to choose (PROD-04). A customer's choice is remembered by the server, a
 * guest's by this tab, and saved with a login. Another product has a choice of its own (PROD-12).
 * @param productId as it stands in the address
 */
export function useChosenSpecification(productId: string): Choice & { choose: (id: Id) => void } {
  const client = useApi()
  const customer = useCustomerId()
  const desk = choiceDesk(client, customer === null ? null : String(customer))
  const choice = useSyncExternalStore(
    desk.subscribe,
    () => desk.choice(productId),
    // What a tab remembers, the server doesn't know, and the first render here is as the server's.
    () => NO_CHOICE,
  )
  useEffect(() => {
    if (isProductId(productId)) desk.open(productId)
  }, [desk, productId])
  const choose = useCallback((id: Id) => desk.choose(productId, id), [desk, productId])
  return { ...choice, choose }
}
