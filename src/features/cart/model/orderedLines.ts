import type { Id } from '@dukani/contracts'
import { persisted } from '#shared/state/persisted.ts'
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

/** Lines that were ordered in this browser and may still be in the server's cart (CHECK-09). */
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
export function createOrderedLines(owner: Id, storage?: () => Storage): OrderedLines {
  const kept = persisted<readonly OrderedLine[]>({
    key: `${STORAGE_KEY}.${owner}`,
    read(text) {
      const stored: unknown = JSON.parse(text)
      return Array.isArray(stored) ? stored.flatMap((line) => storedLine(line) ?? []) : null
    },
    storage,
  })
  const all = () => kept.get() ?? []
  const write = (lines: readonly OrderedLine[]) => kept.set(lines.length > 0 ? lines : null)

  return {
    all,
    remember(lines) {
      // Only the identifying fields: the given lines may have a name and price too.
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
