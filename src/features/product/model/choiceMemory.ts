import type { Id } from '@dukani/contracts'
import { persisted, type Persisted } from '#shared/state/persisted.ts'

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

/** Where storage is refused (a private window, a sandbox) a choice lives as long as the page. */
export function createChoiceMemory(): ChoiceMemory {
  const kept = new Map<string, Persisted<Kept>>()
  const storedChoice = (product: string) => {
    const known = kept.get(product)
    const one =
      known ??
      persisted<Kept>({
        key: PREFIX + product,
        read: (text) => readKept(JSON.parse(text)),
        storage: () => sessionStorage,
      })
    kept.set(product, one)
    return one
  }
  return {
    read(product, owner) {
      const [whose, specification] = storedChoice(product).get() ?? NOTHING
      return whose === null || whose === owner ? specification : null
    },
    write: (product, owner, specification) => storedChoice(product).set([owner, String(specification)]),
    forget: (product) => storedChoice(product).set(null),
  }
}

type Kept = [owner: string | null, specification: string]
const NOTHING = [null, null] as const

/** Validates a stored value, which another script may have changed. */
function readKept(value: unknown): Kept | null {
  const [owner, specification] = Array.isArray(value) ? (value as unknown[]) : []
  const isWhole = (owner === null || typeof owner === 'string') && typeof specification === 'string'
  return isWhole ? [owner, specification] : null
}
