import type { Id, Product } from '@dukani/contracts'
import { useCallback, useEffect } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { useStore } from '#shared/state/createStore.ts'
import { perPage } from '#shared/state/perPage.ts'
import type { Choice } from '../model/choice.ts'
import { createChoiceMemory } from '../model/choiceMemory.ts'
import { isProductId } from '../model/productId.ts'
import { createChoices, type Choices } from './choices.ts'

/** How long nothing else may be chosen before a choice is saved (ms): arrow keys choose all that they pass. */
export const CHOICE_PAUSE_MS = 250

const pageOf = perPage(() => ({ memory: createChoiceMemory(), choices: null as Choices | null }))

/** The choices of the current session's customer or guest. */
function useChoices(): Choices {
  const client = useApi()
  const customer = useCustomerId()
  const owner = customer === null ? null : String(customer)
  const page = pageOf(client)
  if (page.choices?.owner === owner) return page.choices
  page.choices?.close()
  page.choices = createChoices({ client, owner, memory: page.memory, pauseMs: CHOICE_PAUSE_MS })
  return page.choices
}

/**
 * What is chosen of a product, and the way to choose (PROD-04). A customer's choice is remembered by the server, a
 * guest's by this tab, and saved with a login. Another product has a choice of its own (PROD-12).
 * @param productId as it stands in the address
 */
export function useChosenSpecification(productId: string): Choice & { choose: (id: Id) => void } {
  const choices = useChoices()
  // The server doesn't know the tab's storage, so the first render must not use it.
  const choice = useStore(choices.choiceOf(productId))
  const choose = useCallback((id: Id) => choices.choose(productId, id), [choices, productId])
  return { ...choice, choose }
}

/**
 * Looks up what was chosen of a product before, once it is known to have something to choose (PROD-04).
 * @param productId as it stands in the address
 * @param product null while it isn't known
 */
export function useRecalledSpecification(productId: string, product: Product | null): void {
  const choices = useChoices()
  const id = product !== null && product.specifications.length > 0 ? product.id : null
  useEffect(() => {
    if (id !== null && isProductId(productId)) choices.open(productId, id)
  }, [choices, productId, id])
}
