import type { Id } from '@dukani/contracts'
import { VIEWED_KEY } from '#shared/session/forgetPerson.ts'
import { readViews, withoutView, withView, writtenViews, type View } from './viewedList.ts'

/**
 * Which products were looked at in this browser, by all its tabs. A guest's list goes on as the customer's with a
 * login; with a logout it is forgotten (`forgetPerson`), and no server ever hears of it. Nothing here throws: where
 * storage is refused, or full, nothing is remembered.
 */
export interface ViewedStore {
  /** Newest first; the same list until it changes. */
  views: () => readonly View[]
  /** It was shown just now. */
  add: (id: Id) => void
  /** It isn't sold any more. */
  forget: (id: Id) => void
  clear: () => void
  /** @returns stops telling */
  subscribe: (onChange: () => void) => () => void
}

/** What the store finds in its world; replaced in tests. */
export interface ViewedWorld {
  storage: () => Storage
  now: () => number
}

const browserWorld: ViewedWorld = { storage: () => localStorage, now: () => Date.now() }

export function createViewedStore({ storage, now }: ViewedWorld = browserWorld): ViewedStore {
  const listeners = new Set<() => void>()
  let known: { written: string | null; views: readonly View[] } = { written: null, views: [] }

  /** Always from storage: another tab, or a logout, may have changed it. */
  const views = () => {
    const written = read(storage)
    if (written !== known.written) known = { written, views: readViews(written, now()) }
    return known.views
  }

  const change = (next: readonly View[]) => {
    try {
      if (next.length > 0) storage().setItem(VIEWED_KEY, writtenViews(next))
      else storage().removeItem(VIEWED_KEY)
    } catch {
      // Refused or full: what was there before stays.
    }
    for (const listener of listeners) listener()
  }

  return {
    views,
    add: (id) => change(withView(views(), id, now())),
    forget: (id) => change(withoutView(views(), id)),
    clear: () => change([]),
    subscribe(onChange) {
      const hear = ({ key }: StorageEvent) => {
        // Null: all of the storage was emptied.
        if (key === VIEWED_KEY || key === null) onChange()
      }
      listeners.add(onChange)
      window.addEventListener('storage', hear)
      return () => {
        listeners.delete(onChange)
        window.removeEventListener('storage', hear)
      }
    },
  }
}

/** The store of this browser. */
export const viewedStore = createViewedStore()

function read(storage: () => Storage): string | null {
  try {
    return storage().getItem(VIEWED_KEY)
  } catch {
    return null
  }
}
