import type { CartLine } from '#shared/api/adapters/cart.ts'
import { sameId } from '#shared/api/adapters/values.ts'
import type { CartApi } from './cartCalls.ts'
import { lineKey } from './cartLine.ts'
import type { OrderedLine, OrderedLines } from './orderedLines.ts'

/** The calls that remove ordered lines. */
type CartWrites = Pick<CartApi, 'change' | 'remove'>

/**
 * Takes what was ordered out of a cart that was just read, and out of the server's where it is still there (CHECK-09).
 * What was added to such a line since stays. A line that the server doesn't remove is hidden all the same, and removed
 * at the next reading. Never rejects.
 * @param ordered the memory, as it was before the cart was read
 */
export async function removeOrderedLines(
  lines: readonly CartLine[],
  { known, memory }: { known: readonly OrderedLine[]; memory: OrderedLines },
  api: CartWrites,
): Promise<CartLine[]> {
  const settled = new Set(known)
  const left: CartLine[] = []
  for (const line of lines) {
    const ordered = known.find((one) => isOf(one, line))
    if (ordered === undefined) {
      left.push(line)
      continue
    }
    const quantity = Math.max(0, line.quantity - ordered.quantity)
    if (quantity > 0) left.push({ ...line, quantity })
    if (!(await isDone(line, quantity, api))) settled.delete(ordered)
  }
  memory.forget([...settled])
  return left
}

async function isDone(
  { id, product, specificationId }: CartLine,
  quantity: number,
  api: CartWrites,
): Promise<boolean> {
  if (id === null || product === null) return true
  try {
    if (quantity === 0) await api.remove({ id })
    else await api.change({ id, product: product.id, specification: specificationId, quantity })
    return true
  } catch (error) {
    console.warn('a line that was ordered could not be taken out of the cart', error)
    return false
  }
}

function isOf(ordered: OrderedLine, { id, product, specificationId }: CartLine): boolean {
  if (ordered.id !== null && id !== null && !sameId(ordered.id, id)) return false
  if (product === null) return false
  return lineKey(product.id, specificationId) === lineKey(ordered.productId, ordered.specificationId)
}
