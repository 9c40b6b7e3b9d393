import type { Transaction } from '../../db/database.ts'
import * as repository from './repository.ts'
import { refusalOf, type Refusal } from './rules.ts'

/** Which line, and the hash of the cookie that its cart has to be bound to. */
export interface LineKey {
  id: string
  bindingHash: string
  /** where the call names it, the cart has to be this session's too */
  sessionId?: string
}

/** Ends a transaction without a trace. `refusal` null: the asker has no such cart or line. */
export class ChangeRefused extends Error {
  readonly refusal: Refusal | null

  constructor(refusal: Refusal | null) {
    super('the cart may not be changed so')
    this.refusal = refusal
  }
}

// Far more than a household buys at once; a bound, so that nobody can make a cart that is costly to read.
const MAX_LINES = 100
// Over any limit, and within the database's integers.
const TOO_MANY = 1000

/**
 * Puts more of a choice into a guest's cart.
 * @throws ChangeRefused
 */
export async function addMore(
  transaction: Transaction,
  key: repository.GuestKey,
  choice: repository.Choice,
  quantity: number,
): Promise<repository.LineRow> {
  const cartId = await repository.holdGuestCart(transaction, key)
  if (cartId === null) throw new ChangeRefused(null)
  const id = await repository.addToLine(transaction, cartId, choice, Math.min(quantity, TOO_MANY))
  if (id === null) throw await refused(transaction, choice)
  if ((await repository.lineCount(transaction, cartId)) > MAX_LINES)
    throw new ChangeRefused({ reason: 'cartFull' })
  return written(transaction, id)
}

/**
 * Sets the quantity of a line; `named` are the product and specification that the call says it has.
 * @throws ChangeRefused
 */
export async function setQuantity(
  transaction: Transaction,
  key: LineKey,
  named: { productId: string | undefined; specificationId: string | null | undefined },
  quantity: number,
): Promise<repository.LineRow> {
  if (!(await repository.holdCartOfLine(transaction, key))) throw new ChangeRefused(null)
  const line = await written(transaction, key.id)
  const { productId = line.productId, specificationId = line.specification?.id ?? null } = named
  if (productId !== line.productId || specificationId !== (line.specification?.id ?? null)) {
    throw new ChangeRefused({ reason: 'invalidProduct' })
  }
  if (!(await repository.setLineQuantity(transaction, line.id, Math.min(quantity, TOO_MANY)))) {
    throw await refused(transaction, { productId, specificationId })
  }
  return { ...line, quantity }
}

async function written(transaction: Transaction, id: string): Promise<repository.LineRow> {
  const line = await repository.lineOf(transaction, id)
  if (line === null) throw new ChangeRefused(null)
  return line
}

async function refused(transaction: Transaction, choice: repository.Choice): Promise<ChangeRefused> {
  const facts = await repository.factsOf(transaction, choice)
  return new ChangeRefused(facts === null ? { reason: 'invalidProduct' } : refusalOf(facts, choice))
}
