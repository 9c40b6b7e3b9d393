import { MAX_PER_LINE, type Id } from '@dukani/contracts'
import type { CartLine } from '#shared/api/adapters/cart.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import type { MergeApi } from '../api/mergeApi.ts'
import { lineKey, limitOf } from './cartLine.ts'
import type { CartNotice } from './cartNotice.ts'
import { cleanUp } from './cleanUp.ts'

/** What became of a merge. */
export interface MergeReport {
  /** the server was asked about every line; false: it couldn't be reached for all, so the rest is still to be done */
  isComplete: boolean
  /** what the shopper should know: what was lowered, and the lines that stay in the guest's cart */
  notices: CartNotice[]
}

type BuyableLine = ReturnType<typeof cleanUp>['lines'][number]

/**
 * Moves the guest's lines into the customer's cart, one by one: added under a key of its own, then dropped, so that a
 * merge that was cut short can be done again and counts nothing twice (CART-13). A line that is refused stays where it
 * is and is named; one that doesn't fit whole is filled up to the limit. Never rejects.
 */
export async function mergeCarts(api: MergeApi, userId: Id): Promise<MergeReport> {
  const notices: CartNotice[] = []
  const left: string[] = []
  let isComplete = true

  try {
    const guestLines = await api.guestLines()
    if (guestLines.length === 0) return { isComplete, notices }
    const { removals } = cleanUp(guestLines)
    const movable = guestLines.filter((line): line is BuyableLine => !removals.includes(line))
    const before = movable.length === 0 ? [] : await api.customerLines()
    for (const line of removals) await drop(api, line)
    for (const [index, line] of movable.entries()) {
      try {
        const lowered = await move(api, line, keyOf(userId, line), held(before, line))
        if (lowered !== null) notices.push(lowered)
      } catch (error) {
        if (!isRefusal(error)) {
          left.push(...movable.slice(index).map(({ product }) => product.name))
          throw error
        }
        console.warn('a line of the guest was refused', error)
        left.push(line.product.name)
        continue
      }
      await drop(api, line)
    }
  } catch (error) {
    console.warn('the merge of the carts was cut short', error)
    isComplete = false
  }
  if (left.length > 0) notices.push({ kind: 'notMerged', names: left })
  return { isComplete, notices }
}

/** Adds a line to the customer's cart, as much of it as fits. @returns what is to be said of it, or null */
async function move(
  api: MergeApi,
  line: BuyableLine,
  key: string,
  before: number,
): Promise<CartNotice | null> {
  const wanted = { product: line.product.id, specification: line.specificationId, quantity: line.quantity }
  const limit = limitOf(line)
  try {
    const now = await api.addOnce(wanted, key)
    return now !== null && now >= limit && now < before + line.quantity ? loweredTo(limit, line) : null
  } catch (error) {
    if (!isRefusal(error, 400, 409)) throw error
    // A server that takes all of it or nothing: what still fits is asked for by itself.
    const room = limit - held(await api.customerLines(), line)
    if (room >= line.quantity) throw error
    if (room > 0) await api.addOnce({ ...wanted, quantity: room }, `${key}:${room}`)
    return loweredTo(limit, line)
  }
}

/** Drops what has been moved. A server that won't let go of it must not stop the others. */
async function drop(api: MergeApi, { id }: CartLine): Promise<void> {
  try {
    if (id !== null) await api.dropGuestLine(id)
  } catch (error) {
    if (!isRefusal(error)) throw error
    console.warn('a line that was moved could not be dropped', error)
  }
}

/** The key under which a guest's line is added: always the same one, and at most 255 signs of a header. */
function keyOf(userId: Id, { id }: CartLine): string {
  return `cart-merge:${encodeURIComponent(userId)}:${encodeURIComponent(id ?? '')}`.slice(-240)
}

/** How many of a line's thing a cart holds. */
function held(lines: readonly CartLine[], { product, specificationId }: BuyableLine): number {
  const wanted = lineKey(product.id, specificationId)
  return lines
    .filter((line) => line.product !== null && lineKey(line.product.id, line.specificationId) === wanted)
    .reduce((sum, line) => sum + line.quantity, 0)
}

function loweredTo(n: number, { product: { name } }: BuyableLine): CartNotice {
  return n < MAX_PER_LINE ? { kind: 'reduced', name, n } : { kind: 'maximumOf', name, n }
}

/** Whether the server has answered and won't: asking again would change nothing. */
function isRefusal(error: unknown, ...statuses: number[]): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'http' || error.status === null) return false
  if (statuses.length > 0) return statuses.includes(error.status)
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429
}
