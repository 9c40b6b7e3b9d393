import type { Id } from '@dukani/contracts'
import { idOf, isRecord, numberOf, type Json } from '#shared/api/adapters/values.ts'

const STORAGE_KEY = 'dukani.ordered'

/** A line of the cart that an order was made of. */
export interface OrderedLine {
  /** null when the server didn't name it */
  id: Id | null
  productId: Id
  specificationId: Id | null
  quantity: number
}

/** What the orders of this browser were made of and the server's cart may still hold (CHECK-09). */
export interface OrderedLines {
  all: () => readonly OrderedLine[]
  remember: (lines: readonly OrderedLine[]) => void
  /** @param lines as `all` gave them */
  forget: (lines: readonly OrderedLine[]) => void
}

/**
 * @param owner whose orders they are
 * @param storage local storage: all tabs know of it, and a page that was left for the payment; where it is refused, the
 * page itself remembers
 */
export function createOrderedLines(owner: Id, storage: () => Storage = () => localStorage): OrderedLines {
  const key = `${STORAGE_KEY}.${owner}`
  let inMemory: readonly OrderedLine[] | null = null

  function all(): readonly OrderedLine[] {
    if (inMemory !== null) return inMemory
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.flatMap((line) => storedLine(line) ?? []) : []
    } catch {
      return []
    }
  }

  function write(lines: readonly OrderedLine[]): void {
    inMemory = null
    try {
      if (lines.length === 0) storage().removeItem(key)
      else storage().setItem(key, JSON.stringify(lines))
    } catch {
      // Refused or full.
      inMemory = lines
    }
  }

  return {
    all,
    remember(lines) {
      // Only what they are known by: a line may come with its name and price.
      const known = lines.map(({ id, productId, specificationId, quantity }) => {
        return { id, productId, specificationId, quantity }
      })
      write([...all(), ...known])
    },
    forget(lines) {
      const gone = new Set(lines.map((line) => JSON.stringify(line)))
      write(all().filter((line) => !gone.has(JSON.stringify(line))))
    },
  }
}

function storedLine(line: Json): OrderedLine | null {
  if (!isRecord(line)) return null
  const { id, productId, specificationId, quantity } = line
  const [product, count] = [idOf(productId), numberOf(quantity)]
  if (product === null || count === null) return null
  return { id: idOf(id), productId: product, specificationId: idOf(specificationId), quantity: count }
}
