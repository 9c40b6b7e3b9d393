import { MAX_PER_LINE, type Id } from '@dukani/contracts'
import type { CartLine } from '#shared/api/adapters/cart.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import { productNames, type ProductNames } from '#shared/product/productTexts.ts'
import type { MergeApi } from './cartCalls.ts'
import { limitOf } from './cartLine.ts'
import type { CartNotice } from './cartNotice.ts'
import { cleanUp } from './cleanUp.ts'
import { quantityHeld, enforceLimit, type BuyableLine } from './lineLimit.ts'

/** The result of a merge. */
export interface MergeReport {
  /** the server was asked about every line; false: it couldn't be reached for all, so the rest is still to be done */
  isComplete: boolean
  /** what the shopper should know: what was lowered, and the lines that stay in the guest's cart */
  notices: CartNotice[]
}

/**
 * Moves the guest's lines into the customer's cart, one by one: added under a key of its own, then dropped, so that a
 * merge that was cut short can be done again and counts nothing twice (CART-13). What a server has merged by itself
 * isn't added again. A line that is refused stays where it is and is named; one that doesn't fit whole is filled up to
 * the limit. Never rejects.
 */
export async function mergeCarts(api: MergeApi, userId: Id): Promise<MergeReport> {
  const notices: CartNotice[] = []
  const left: ProductNames[] = []
  let isComplete = true

  try {
    const guestLines = await api.guestLines()
    const { removals } = cleanUp(guestLines)
    const movable = guestLines.filter((line): line is BuyableLine => !removals.includes(line))
    const carts = movable.length === 0 ? null : await readCarts(api)
    for (const line of removals) await drop(api, line)
    if (carts === null) return { isComplete, notices }
    for (const [index, line] of movable.entries()) {
      try {
        const lowered = await bring(api, line, keyOf(userId, line), carts)
        if (lowered !== null) notices.push(lowered)
      } catch (error) {
        if (!isRefusal(error)) {
          left.push(...movable.slice(index).map(({ product }) => productNames(product)))
          throw error
        }
        console.warn('a line of the guest was refused', error)
        left.push(productNames(line.product))
        continue
      }
      if (quantityHeld(carts.guest, line) > 0) await drop(api, line)
    }
  } catch (error) {
    console.warn('the merge of the carts was cut short', error)
    isComplete = false
  }
  if (left.length > 0) notices.push({ kind: 'notMerged', names: left })
  return { isComplete, notices }
}

/** The carts around the reading by which a server may merge by itself. */
interface Carts {
  /** the customer's, before and after */
  before: readonly CartLine[]
  after: readonly CartLine[]
  /** the guest's, after */
  guest: readonly CartLine[]
}

async function readCarts(api: MergeApi): Promise<Carts> {
  const before = await api.linesBefore()
  const after = await api.customerLines()
  return { before, after, guest: await api.guestLines() }
}

/** Moves a line to the customer's cart unless the server has done so. @returns a notice, or null */
async function bring(
  api: MergeApi,
  line: BuyableLine,
  key: string,
  { before, after, guest }: Carts,
): Promise<CartNotice | null> {
  const limit = limitOf(line)
  const wanted = quantityHeld(before, line) + line.quantity
  // It is gone from the guest's cart, so the server has merged it, perhaps before the first read.
  const least = quantityHeld(guest, line) > 0 ? wanted : line.quantity
  const isThere = quantityHeld(after, line) >= Math.min(limit, least)
  const notice = isThere ? null : await move(api, line, key)
  if (wanted <= limit) return notice
  const now = isThere ? after : await api.customerLines()
  await enforceLimit(now, line, api)
  return quantityHeld(now, line) >= limit ? loweredTo(limit, line) : null
}

/** Adds as much of a line to the customer's cart as fits. @returns a notice, or null */
async function move(api: MergeApi, line: BuyableLine, key: string): Promise<CartNotice | null> {
  const wanted = { product: line.product.id, specification: line.specificationId, quantity: line.quantity }
  const limit = limitOf(line)
  try {
    await api.addOnce(wanted, key)
    return null
  } catch (error) {
    if (!isRefusal(error, 400, 409)) throw error
    // This server refuses quantities that don't fit whole, so the remaining room is requested alone.
    const room = limit - quantityHeld(await api.customerLines(), line)
    if (room >= line.quantity) throw error
    if (room > 0) await api.addOnce({ ...wanted, quantity: room }, `${key}:${room}`)
    return loweredTo(limit, line)
  }
}

/** Removes a moved line from the guest's cart. A failure must not stop the other lines. */
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

function loweredTo(n: number, { product }: BuyableLine): CartNotice {
  return { kind: n < MAX_PER_LINE ? 'reduced' : 'maximumOf', ...productNames(product), n }
}

/** Whether the server refused the call: a retry would change nothing. */
function isRefusal(error: unknown, ...statuses: number[]): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'http' || error.status === null) return false
  if (statuses.length > 0) return statuses.includes(error.status)
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429
}
