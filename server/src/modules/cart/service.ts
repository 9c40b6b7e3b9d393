import type { AddCartItem, Cart, CartItem, ChangeCartItem, Id, Product } from '@dukani/contracts'
import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { wireSpecification } from '../catalogue/wire.ts'
import { isUuid } from '../uuid.ts'
import { addMore, ChangeRefused, setQuantity, type LineKey } from './changes.ts'
import * as carts from './cartRepository.ts'
import * as lines from './lineRepository.ts'
import type { Refusal } from './rules.ts'

/** What a change of the cart came to: the line as it is now, or why nothing changed. */
export type Change = { item: CartItem } | { refused: Refusal } | 'notFound'

/** The carts of guests. Another's cart, a line in it and one that doesn't exist can't be told apart. */
export interface CartService {
  /** The cart of a session; empty when there is none yet. null: it is another's. Writes nothing. */
  read(key: carts.CartKey): Promise<Cart | null>
  /** Puts more of a product into the cart, on the line that is there already. */
  add(
    key: carts.CartKey,
    body: Pick<AddCartItem, 'product_id' | 'specification' | 'quantity'>,
  ): Promise<Change>
  /** Sets the quantity of a line. `product` and `specification`, where given, have to be the line's. */
  change(line: LineKey, body: ChangeCartItem): Promise<Change>
  /** Takes a line out. false: the asker has no such line. */
  remove(line: LineKey): Promise<boolean>
}

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
      line = await inTransaction(db, work)
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error
      return error.refusal === null ? 'notFound' : { refused: error.refusal }
    }
    const [item] = await wireLines([line])
    return item === undefined ? 'notFound' : { item }
  }

  return {
    async read(key) {
      const cart = await carts.findCart(db, key)
      if (cart === null) return { cart: { cartitems: [] } }
      return cart.own ? { cart: { cartitems: await wireLines(await lines.linesOf(db, cart.id)) } } : null
    },

    async add(key, { product_id, specification, quantity }) {
      const choice = {
        productId: storedId(product_id),
        specificationId: specification == null ? null : storedId(specification),
      }
      return outcome((transaction) => addMore(transaction, key, { choice, quantity, fit: 'all' }))
    },

    async change(line, { product, specification, quantity }) {
      if (!isUuid(line.id)) return 'notFound'
      const named = {
        productId: product === undefined ? undefined : storedId(product),
        specificationId: specification == null ? specification : storedId(specification),
      }
      return outcome((transaction) => setQuantity(transaction, line, named, quantity))
    },

    async remove(line) {
      if (!isUuid(line.id)) return false
      return inTransaction(db, async (transaction) => {
        const held = await carts.holdCartOfLine(transaction, line.id, line.accesses)
        return held && lines.removeLine(transaction, line.id)
      })
    },
  }
}

// The id of nothing: what no row has, in the place of an id that no row can have.
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** An id of the wire as the database has it, lower case; one that can't be one of ours finds nothing. */
function storedId(id: Id): string {
  return typeof id === 'string' && isUuid(id) ? id.toLowerCase() : NO_ID
}
