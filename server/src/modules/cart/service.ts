import type { AddCartItem, Cart, CartItem, ChangeCartItem, Product } from '@dukani/contracts'
import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction, retryIfDeleted } from '../../db/transaction.ts'
import { wireSpecification } from '../catalogue/wire.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { IdempotencyKeyReusedError, onceByKey } from '../idempotency/idempotency.ts'
import { isUuid, NO_ID, storedUuid } from '../uuid.ts'
import { addToCart, CartChangeRefusedError, setQuantity, type LineKey } from './changes.ts'
import * as carts from './cartRepository.ts'
import * as lines from './lineRepository.ts'
import type { Refusal } from './rules.ts'

/** The result of a change: the line as it is now, or why nothing changed. */
export type Change = Result<CartItem, Refusal>

/** A merged line; `replayed`: by an earlier request with the same Idempotency-Key. */
export interface Merged {
  item: CartItem
  replayed: boolean
}

/** The carts of guests and customers. Somebody else's cart or line looks like one that doesn't exist. */
export interface CartService {
  /** The requested cart; empty if there is none yet, null if it is another customer's. Writes nothing. */
  read(key: carts.CartKey): Promise<Cart | null>
  /** Adds a quantity of a product to the cart, on its existing line if there is one. */
  add(key: carts.CartKey, body: Added): Promise<Change>
  /**
   * Adds as much as still fits to a customer's cart, once for an Idempotency-Key: a later request gets the line as it
   * was then. A refusal leaves the key unused (CART-13).
   */
  merge(
    owner: carts.OwnerKey,
    key: string,
    body: Added,
  ): Promise<Result<Merged, Refusal | { reason: 'keyReused' }>>
  /** Sets the quantity of a line. `product` and `specification`, where given, have to be the line's. */
  change(line: LineKey, body: ChangeCartItem): Promise<Change>
  /** Removes a line. false: the caller has no such line. */
  remove(line: LineKey): Promise<boolean>
}

/** What is added to a cart. */
type Added = Pick<AddCartItem, 'product_id' | 'specification' | 'quantity'>

/**
 * Keeps nothing in memory.
 * @param catalogue supplies the products of the lines
 */
export function createCartService(
  db: Database,
  catalogue: { productsById(ids: readonly string[]): Promise<Map<string, Product>> },
): CartService {
  async function wireLines(rows: lines.LineRow[]): Promise<CartItem[]> {
    const products = await catalogue.productsById([...new Set(rows.map(({ productId }) => productId))])
    return rows.map(({ id, productId, quantity, specification }) => ({
      id,
      product: products.get(productId) ?? null,
      quantity,
      specification: specification === null ? null : wireSpecification(specification),
    }))
  }

  async function outcome(work: (transaction: Transaction) => Promise<lines.LineRow>): Promise<Change> {
    let line: lines.LineRow
    try {
      line = await retryIfDeleted(() => inTransaction(db, work))
    } catch (error) {
      if (!(error instanceof CartChangeRefusedError)) throw error
      return fail(error.refusal)
    }
    const [item] = await wireLines([line])
    return item === undefined ? fail({ reason: 'notFound' }) : succeed(item)
  }

  return {
    async read(key) {
      const cart = await carts.findCart(db, key)
      if (cart === null) return { cart: { cartitems: [] } }
      return cart.own ? { cart: { cartitems: await wireLines(await lines.linesOf(db, cart.id)) } } : null
    },

    async add(key, body) {
      const choice = choiceOf(body)
      const { quantity } = body
      return outcome((transaction) => addToCart(transaction, key, { choice, quantity, fit: 'all' }))
    },

    async merge(owner, key, body) {
      const choice = choiceOf(body)
      const { quantity } = body
      const write = { userId: owner.ownerId, key, request: ['add to cart', choice, quantity] }
      let replayed = false
      try {
        const change = await outcome(async (transaction) => {
          const done = await onceByKey(transaction, write, () =>
            addToCart(transaction, owner, { choice, quantity, fit: 'upToLimit' }),
          )
          replayed = done.replayed
          return done.answer
        })
        return change.ok ? succeed({ item: change.value, replayed }) : change
      } catch (error) {
        if (error instanceof IdempotencyKeyReusedError) return fail({ reason: 'keyReused' })
        throw error
      }
    },

    async change(line, { product, specification, quantity }) {
      if (!isUuid(line.id)) return fail({ reason: 'notFound' })
      const named = {
        productId: product === undefined ? undefined : (storedUuid(product) ?? NO_ID),
        specificationId: specification == null ? specification : (storedUuid(specification) ?? NO_ID),
      }
      return outcome((transaction) => setQuantity(transaction, line, named, quantity))
    },

    async remove(line) {
      if (!isUuid(line.id)) return false
      return inTransaction(db, async (transaction) => {
        const held = await carts.lockCartOfLine(transaction, line.id, line.accesses)
        return held && lines.removeLine(transaction, line.id)
      })
    },
  }
}

function choiceOf({ product_id, specification }: Added): lines.Choice {
  return {
    productId: storedUuid(product_id) ?? NO_ID,
    specificationId: specification == null ? null : (storedUuid(specification) ?? NO_ID),
  }
}
