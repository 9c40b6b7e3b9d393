import { MAX_CART_LINES } from '../../config/limits.ts'
import type { Transaction } from '../../db/database.ts'
import * as carts from './cartRepository.ts'
import * as lines from './lineRepository.ts'
import { refusalOf, type Refusal } from './rules.ts'

/** The line to change, and the caller's access rights: one of them has to fit its cart. */
export interface LineKey {
  id: string
  accesses: readonly carts.LineAccess[]
}

/** Rolls the transaction of a change back. */
export class CartChangeRefusedError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super('the cart may not be changed so')
    this.refusal = refusal
  }
}

// Above every limit, and within the database's integers.
const TOO_MANY = 1000

/** Whether all of an added quantity has to fit (or else nothing changes), or as much is added as fits. */
export type Fit = 'all' | 'upToLimit'

/**
 * Adds a quantity of a choice to a cart.
 * @throws CartChangeRefusedError
 */
export async function addToCart(
  transaction: Transaction,
  key: carts.CartKey,
  { choice, quantity, fit }: { choice: lines.Choice; quantity: number; fit: Fit },
): Promise<lines.LineRow> {
  const cartId = await carts.openCart(transaction, key)
  if (cartId === null) throw new CartChangeRefusedError({ reason: 'foreignSession' })
  const add = fit === 'all' ? lines.addToLine : lines.addUpToLimit
  const id = await add(transaction, cartId, choice, Math.min(quantity, TOO_MANY))
  if (id === null) throw await refused(transaction, choice)
  if ((await lines.lineCount(transaction, cartId)) > MAX_CART_LINES)
    throw new CartChangeRefusedError({ reason: 'cartFull' })
  return written(transaction, id)
}

/**
 * Sets the quantity of a line; `named` are the product and specification that the call says it has.
 * @throws CartChangeRefusedError
 */
export async function setQuantity(
  transaction: Transaction,
  key: LineKey,
  named: { productId: string | undefined; specificationId: string | null | undefined },
  quantity: number,
): Promise<lines.LineRow> {
  if (!(await carts.lockCartOfLine(transaction, key.id, key.accesses)))
    throw new CartChangeRefusedError({ reason: 'notFound' })
  const line = await written(transaction, key.id)
  const { productId = line.productId, specificationId = line.specification?.id ?? null } = named
  if (productId !== line.productId || specificationId !== (line.specification?.id ?? null)) {
    throw new CartChangeRefusedError({ reason: 'invalidProduct' })
  }
  if (!(await lines.setLineQuantity(transaction, line.id, Math.min(quantity, TOO_MANY)))) {
    throw await refused(transaction, { productId, specificationId })
  }
  return { ...line, quantity }
}

async function written(transaction: Transaction, id: string): Promise<lines.LineRow> {
  const line = await lines.lineOf(transaction, id)
  if (line === null) throw new CartChangeRefusedError({ reason: 'notFound' })
  return line
}

async function refused(transaction: Transaction, choice: lines.Choice): Promise<CartChangeRefusedError> {
  const facts = await lines.factsOf(transaction, choice)
  return new CartChangeRefusedError(facts === null ? { reason: 'invalidProduct' } : refusalOf(facts, choice))
}
