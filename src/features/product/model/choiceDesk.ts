import type { Id } from '@dukani/contracts'
import { sameId } from '#shared/api/adapters/values.ts'
import { asApiError, type ApiError } from '#shared/api/ApiError.ts'
import type { ChoiceMemory } from './choiceMemory.ts'

/** What is chosen of one product. */
export interface Choice {
  /** the specification that is shown as chosen, from the press on */
  chosen: Id | null
  /** the one that the product is to be asked for with (PROD-04): saving comes first */
  asked: Id | null
  isSaving: boolean
  /** why `chosen` could not be saved */
  error: ApiError | null
}

export const NO_CHOICE: Choice = { chosen: null, asked: null, isSaving: false, error: null }

/** What the desk needs of its world. */
export interface ChoiceWorld {
  /** id of the customer whose choices these are, null for a guest */
  owner: string | null
  memory: ChoiceMemory
  /** Tells the server. @throws ApiError */
  save: (product: string, specification: Id) => Promise<unknown>
  /** What the server remembers of the customer, null for nothing. Never rejects. */
  remembered: (product: string) => Promise<Id | null>
  /** Does it when the shopper has paused. @returns takes it back */
  afterPause: (work: () => void) => () => void
}

/** Keeps what one shopper chooses, of every product by itself (PROD-04, PROD-12). */
export interface ChoiceDesk {
  /** The same object until something changes. */
  choice: (product: string) => Choice
  /**
   * A choice of the shopper, shown at once. After a pause a customer's is saved: one after the other, and of those that
   * came meanwhile only the last. A refusal is told in `error` and the choice stays.
   */
  choose: (product: string, specification: Id) => void
  /** The product is on the screen: what is remembered of it is looked up, or saved where that is not done yet. */
  open: (product: string) => void
  /** Nobody saves in this shopper's name any more. */
  close: () => void
  /** @returns stops telling */
  subscribe: (onChange: () => void) => () => void
}

interface Entry {
  choice: Choice
  /** how often the shopper chose, so that a late answer knows whether it still counts */
  turns: number
  isUnsaved: boolean
  takeBack: () => void
}

export function createChoiceDesk({ owner, memory, save, remembered, afterPause }: ChoiceWorld): ChoiceDesk {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  let closed = false
  const isClosed = () => closed

  function entryOf(product: string): Entry {
    const known = entries.get(product)
    if (known) return known
    const kept = memory.read(product, owner)
    const choice = kept === null ? NO_CHOICE : { ...NO_CHOICE, chosen: kept }
    const entry: Entry = { choice, turns: 0, isUnsaved: kept !== null, takeBack: () => {} }
    entries.set(product, entry)
    return entry
  }

  function put(entry: Entry, change: Partial<Choice>): void {
    entry.choice = { ...entry.choice, ...change }
    for (const listener of listeners) listener()
  }

  async function carryOut(product: string, entry: Entry): Promise<void> {
    const { chosen, isSaving } = entry.choice
    if (isClosed() || chosen === null) return
    if (owner === null) {
      put(entry, { asked: chosen })
      return
    }
    // Whoever saves now looks again when it is over.
    if (isSaving) return
    const { turns } = entry
    put(entry, { isSaving: true, error: null })
    const error = await save(product, chosen).then(
      () => null,
      (cause: unknown) => asApiError(cause),
    )
    const isLast = entry.turns === turns
    if (isLast && error === null && !isClosed()) {
      entry.isUnsaved = false
      memory.forget(product)
    }
    put(entry, isLast ? { isSaving: false, asked: chosen, error } : { isSaving: false })
    if (!isLast) plan(product, entry)
  }

  function plan(product: string, entry: Entry): void {
    entry.takeBack()
    entry.takeBack = afterPause(() => void carryOut(product, entry))
  }

  async function recall(product: string, entry: Entry): Promise<void> {
    const { turns } = entry
    const found = await remembered(product)
    if (isClosed() || found === null || entry.turns !== turns) return
    const { chosen } = entry.choice
    // Kept as it is written there where it is the same: the address of the product stays the same, too.
    const id = chosen !== null && sameId(chosen, found) ? chosen : found
    put(entry, { chosen: id, asked: id })
  }

  return {
    choice: (product) => entryOf(product).choice,
    choose(product, specification) {
      const entry = entryOf(product)
      entry.turns += 1
      entry.isUnsaved = true
      memory.write(product, owner, specification)
      put(entry, { chosen: specification, error: null })
      plan(product, entry)
    },
    open(product) {
      const entry = entryOf(product)
      if (owner === null || entry.isUnsaved) void carryOut(product, entry)
      else void recall(product, entry)
    },
    close() {
      closed = true
      for (const { takeBack } of entries.values()) takeBack()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
