import type { Id } from '@dukani/contracts'
import { sameId } from '#shared/api/adapters/values.ts'
import { ApiError, asApiError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { createStore, type ReadableStore, type Store } from '#shared/state/createStore.ts'
import { createWriteQueue } from '#shared/state/createWriteQueue.ts'
import { NO_CHOICE, type Choice } from '../model/choice.ts'
import type { ChoiceMemory } from '../model/choiceMemory.ts'
import { fetchRemembered, saveSpecification } from './choiceApi.ts'

/** The choices of one shopper, by product id as in the address (PROD-04, PROD-12). */
export interface Choices {
  owner: string | null
  choiceOf: (product: string) => ReadableStore<Choice>
  /**
   * Shows a choice at once. A customer's is saved after a pause, one at a time and only the latest; a failure is set in
   * `error`.
   */
  choose: (product: string, specification: Id) => void
  /**
   * The product is on the screen: what is remembered of it is looked up, or saved where that is not done yet.
   * @param id as its server writes it
   */
  open: (product: string, id: Id) => void
  /** Stops saving for this shopper. */
  close: () => void
}

interface Entry {
  id: Id
  choice: Store<Choice>
  /** how often the shopper chose, so that a late answer knows whether it still counts */
  turns: number
  isUnsaved: boolean
  pause?: ReturnType<typeof setTimeout>
}

export interface ChoicesOptions {
  client: ApiClient
  /** id of the customer whose choices these are, null for a guest */
  owner: string | null
  memory: ChoiceMemory
  /** how long nothing else may be chosen before a choice is saved */
  pauseMs: number
}

/** Choices of a guest are kept in `memory` only; a customer's until they are saved. */
export function createChoices({ client, owner, memory, pauseMs }: ChoicesOptions): Choices {
  const entries = new Map<string, Entry>()
  const saves = createWriteQueue<Id>({ latestOnly: true })
  const over = new AbortController()

  function entryOf(product: string): Entry {
    const known = entries.get(product)
    if (known) return known
    const chosen = memory.read(product, owner)
    const choice = createStore(NO_CHOICE)
    if (chosen !== null) choice.set({ ...NO_CHOICE, chosen })
    const entry: Entry = { id: product, choice, turns: 0, isUnsaved: chosen !== null }
    entries.set(product, entry)
    return entry
  }

  const put = ({ choice }: Entry, change: Partial<Choice>) => choice.set({ ...choice.get(), ...change })

  async function save(id: Id, specification: Id): Promise<void> {
    if (over.signal.aborted) throw new ApiError('aborted', 'the session has changed')
    await saveSpecification(client, id, specification)
  }

  async function carryOut(product: string, entry: Entry): Promise<void> {
    const { chosen } = entry.choice.get()
    if (chosen === null) return
    if (owner === null) return put(entry, { requested: chosen })
    if (saves.pending.get().some(({ key, value }) => key === product && value === chosen)) return
    put(entry, { isSaving: true, error: null })
    const error = await saves
      .push(product, chosen, () => save(entry.id, chosen))
      .then(
        () => null,
        (cause: unknown) => asApiError(cause),
      )
    if (error?.kind === 'aborted') return
    // Another specification was chosen meanwhile, and is saved after its own pause.
    if (entry.choice.get().chosen !== chosen) return put(entry, { isSaving: false })
    if (error === null && !over.signal.aborted) {
      entry.isUnsaved = false
      memory.forget(product)
    }
    put(entry, { isSaving: false, requested: chosen, error })
  }

  async function recall(product: string, entry: Entry): Promise<void> {
    const { turns } = entry
    const found = await fetchRemembered(client, product)
    if (over.signal.aborted || found === null || entry.turns !== turns) return
    const { chosen } = entry.choice.get()
    // Keeps the spelling of an equal id, so that the address doesn't change.
    const id = chosen !== null && sameId(chosen, found) ? chosen : found
    put(entry, { chosen: id, requested: id })
  }

  return {
    owner,
    choiceOf: (product) => entryOf(product).choice,
    choose(product, specification) {
      const entry = entryOf(product)
      entry.turns += 1
      entry.isUnsaved = true
      memory.write(product, owner, specification)
      put(entry, { chosen: specification, error: null })
      clearTimeout(entry.pause)
      entry.pause = setTimeout(() => void carryOut(product, entry), pauseMs)
    },
    open(product, id) {
      const entry = entryOf(product)
      entry.id = id
      void (owner === null || entry.isUnsaved ? carryOut(product, entry) : recall(product, entry))
    },
    close() {
      over.abort()
      for (const { pause } of entries.values()) clearTimeout(pause)
    },
  }
}
