import type { Id } from '@dukani/contracts'
import { VIEWED_KEY } from '#shared/session/clearPersonalData.ts'
import { persistedStore } from '#shared/state/persistedStore.ts'
import { readViews, withoutView, withView, writtenViews, type View } from './viewedList.ts'

/**
 * Which products were looked at in this browser, by all its tabs. A guest's list goes on as the customer's with a
 * login; with a logout it is forgotten (`clearPersonalData`), and no server ever hears of it. Nothing here throws: where
 * storage is refused, or full, nothing is remembered.
 */
export interface ViewedStore {
  /** Newest first; the same list until it changes. */
  views: () => readonly View[]
  /** Puts a product that was just shown first. */
  add: (id: Id) => void
  /** Removes a product that isn't sold any more. */
  forget: (id: Id) => void
  clear: () => void
  /** @returns unsubscribes */
  subscribe: (onChange: () => void) => () => void
}

/** What the store finds in its environment; replaced in tests. */
export interface ViewedEnvironment {
  storage: () => Storage
  now: () => number
}

const browserEnvironment: ViewedEnvironment = { storage: () => localStorage, now: () => Date.now() }

const NONE: readonly View[] = []

/** The environment is replaced in tests. */
export function createViewedStore({ storage, now }: ViewedEnvironment = browserEnvironment): ViewedStore {
  const kept = persistedStore<readonly View[]>({
    key: VIEWED_KEY,
    read: (text) => readViews(text, now()),
    write: writtenViews,
    storage,
    isStoredOnly: true,
  })
  const views = () => kept.get() ?? NONE
  const change = (next: readonly View[]) => kept.set(next.length > 0 ? next : null)
  return {
    views,
    add: (id) => change(withView(views(), id, now())),
    forget: (id) => change(withoutView(views(), id)),
    clear: () => change(NONE),
    subscribe: kept.subscribe,
  }
}

/** The store of this browser. */
export const viewedStore = createViewedStore()
