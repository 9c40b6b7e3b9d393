/** A value in browser storage; null for none. */
export interface Persisted<Value> {
  get: () => Value | null
  /** @param value null removes it */
  set: (value: Value | null) => void
}

export interface PersistedOptions<Value> {
  key: string
  /** Parses the stored text. Returns null or throws if it is invalid. */
  read: (text: string) => Value | null
  /** @default as JSON */
  write?: (value: Value) => string
  /** @default local storage, which all tabs share */
  storage?: (() => Storage) | undefined
  /** Where storage is refused or full, the former value stays and nothing is kept in memory. */
  isStoredOnly?: boolean
}

/** Reads from storage each time, since another tab or a logout may have changed it. Never throws. */
export function persisted<Value>({
  key,
  read,
  write = JSON.stringify,
  storage = () => localStorage,
  isStoredOnly,
}: PersistedOptions<Value>): Persisted<Value> {
  /** what could not be stored; undefined for nothing */
  let unsaved: string | null | undefined

  return {
    get() {
      try {
        const text = unsaved === undefined ? storage().getItem(key) : unsaved
        return text === null ? null : read(text)
      } catch {
        return null
      }
    },
    set(value) {
      const text = value === null ? null : write(value)
      unsaved = undefined
      try {
        if (text === null) storage().removeItem(key)
        else storage().setItem(key, text)
      } catch {
        if (!isStoredOnly) unsaved = text
      }
    },
  }
}
