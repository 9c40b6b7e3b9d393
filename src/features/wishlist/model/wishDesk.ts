import type { Id, SavedItem } from '@dukani/contracts'
import { asApiError } from '#shared/api/ApiError.ts'
import { keyOf, type Wish, type Wishes } from './wishes.ts'

/** The writing calls. */
export interface WishCalls {
  /** @returns the item; null when the answer doesn't say */
  save: (item: SavedItem) => Promise<SavedItem | null>
  remove: (id: Id) => Promise<void>
}

/** The list that is known of the server. */
export interface KnownList {
  /** undefined: not known yet */
  items: () => readonly SavedItem[] | undefined
  replace: (items: SavedItem[]) => Promise<unknown>
  /** Asks for the list anew. */
  reload: () => Promise<unknown>
}

/** What became of a wish; `superseded`: another one came for the same choice, and that one counts. */
export type WishOutcome = 'done' | 'superseded'

/** Carries out what a customer wants to be saved or not. */
export interface WishDesk {
  /**
   * What is wanted of a choice from now on. Shown at once; the server is told one wish after the other, without those
   * that another has followed meanwhile, so that quick changes of mind end in the last one. A last wish that the
   * server refuses is taken back.
   * @throws ApiError
   */
  wish: (item: SavedItem, isWanted: boolean) => Promise<WishOutcome>
  /** The wishes that have not come true yet: the same map until something changes. */
  wishes: () => Wishes
  /** @returns stops telling */
  subscribe: (onChange: () => void) => () => void
}

export function createWishDesk(calls: WishCalls, list: KnownList): WishDesk {
  let wishes: Wishes = new Map()
  const listeners = new Set<() => void>()
  // What is being done about each choice.
  const queues = new Map<string, Promise<unknown>>()

  function put(key: string, wish: Wish | null): void {
    const next = new Map(wishes)
    if (wish === null) next.delete(key)
    else next.set(key, wish)
    wishes = next
    for (const listener of listeners) listener()
  }

  async function carryOut(key: string, wish: Wish): Promise<WishOutcome> {
    if (wishes.get(key) !== wish) return 'superseded'
    try {
      const known = list.items()?.find((item) => keyOf(item) === key)
      if (wish.isWanted && known === undefined) await save(key, wish.item)
      if (!wish.isWanted && known !== undefined) await remove(key, known.id)
    } catch (error) {
      if (wishes.get(key) !== wish) return 'superseded'
      put(key, null)
      throw asApiError(error)
    }
    if (wishes.get(key) !== wish) return 'superseded'
    put(key, null)
    return 'done'
  }

  async function save(key: string, item: SavedItem): Promise<void> {
    const saved = await calls.save(item)
    const known = list.items()
    // Without the list, or without the item's id, only the server can say what there is now.
    if (saved === null || known === undefined) await list.reload()
    else await list.replace([saved, ...known.filter((one) => keyOf(one) !== key)])
  }

  async function remove(key: string, id: Id): Promise<void> {
    await calls.remove(id)
    await list.replace((list.items() ?? []).filter((one) => keyOf(one) !== key))
  }

  return {
    async wish(item, isWanted) {
      const key = keyOf(item)
      const wish = { item, isWanted }
      put(key, wish)
      const turn = (queues.get(key) ?? Promise.resolve()).then(() => carryOut(key, wish))
      const over = turn.then(
        () => undefined,
        () => undefined,
      )
      queues.set(key, over)
      try {
        return await turn
      } finally {
        if (queues.get(key) === over) queues.delete(key)
      }
    },
    wishes: () => wishes,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
