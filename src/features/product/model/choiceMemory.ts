import type { Id } from '@dukani/contracts'

const PREFIX = 'choice:'

/**
 * Choices that no server keeps: all of a guest's (PROD-04), and those of a customer until they are saved. Session
 * storage, not local: it survives a reload, while another tab that has the same product open is not disturbed, and
 * nothing is left for the next one at this device.
 */
export interface ChoiceMemory {
  /** @param owner id of the customer, null for a guest; a customer also reads what was chosen as a guest */
  read: (product: string, owner: string | null) => string | null
  write: (product: string, owner: string | null, specification: Id) => void
  forget: (product: string) => void
}

/** @param storage where it is refused (a private window, a sandbox) a choice lives as long as the page */
export function createChoiceMemory(storage: () => Storage = () => sessionStorage): ChoiceMemory {
  const inMemory = new Map<string, string>()
  const tried = <Result>(work: (kept: Storage) => Result): Result | null => {
    try {
      return work(storage())
    } catch {
      // Refused or full: what is in memory serves.
      return null
    }
  }
  return {
    read(product, owner) {
      const text = inMemory.get(product) ?? tried((kept) => kept.getItem(PREFIX + product))
      const [whose, specification] = parse(text)
      return whose === null || whose === owner ? specification : null
    },
    write(product, owner, specification) {
      const text = JSON.stringify([owner, String(specification)])
      inMemory.set(product, text)
      tried((kept) => kept.setItem(PREFIX + product, text))
    },
    forget(product) {
      inMemory.delete(product)
      tried((kept) => kept.removeItem(PREFIX + product))
    },
  }
}

/** What was written; anybody may have changed it since. */
function parse(text: string | null): [owner: string | null, specification: string | null] {
  try {
    const [owner, specification] = JSON.parse(text ?? '[]') as unknown[]
    const isWhole = (owner === null || typeof owner === 'string') && typeof specification === 'string'
    return isWhole ? [owner, specification] : [null, null]
  } catch {
    return [null, null]
  }
}
