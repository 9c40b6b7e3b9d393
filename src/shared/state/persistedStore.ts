import type { Store } from './createStore.ts'
import { persisted, type PersistedOptions } from './persisted.ts'

/** A stored value with subscriptions, updated by this tab and others. */
export function persistedStore<Value>(options: PersistedOptions<Value>): Store<Value | null> {
  let known: { text: string; value: Value } | null = null
  const { get, set } = persisted({
    ...options,
    // The same value until the text changes.
    read(text) {
      if (known?.text === text) return known.value
      const value = options.read(text)
      known = value === null ? null : { text, value }
      return value
    },
  })
  const listeners = new Set<() => void>()
  return {
    initial: null,
    get,
    set(value) {
      set(value)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        // Null: all of the storage was emptied.
        if (key === options.key || key === null) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}
