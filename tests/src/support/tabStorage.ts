import { vi } from 'vitest'

/** A tab's own storage for one test, where there is no browser. @returns what it holds */
export function tabStorage(kept: Record<string, string>): Record<string, string> {
  const removeItem = (key: string) => void Reflect.deleteProperty(kept, key)
  vi.stubGlobal('sessionStorage', Object.defineProperty(kept, 'removeItem', { value: removeItem }))
  return kept
}
