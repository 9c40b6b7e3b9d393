import {
  toGel,
  type CreateAddress,
  type Id,
  type ManualAddress,
  type OrderCreate,
  type PaymentMethod,
  type Tetri,
} from '@dukani/contracts'
import { trimmedAddress } from '#shared/address/typedAddress.ts'
import type { ProductNames } from '#shared/product/productTexts.ts'

/** The part of the cart that an order consists of. */
export interface OrderedCart {
  lines: readonly (ProductNames & {
    /** the line's own id: a cart that was filled anew has other ones */
    id: Id | null
    productId: Id
    specificationId: Id | null
    /** as it was shown; null when it has none */
    unitPrice: Tetri | null
    quantity: number
  })[]
  total: Tetri
}

/**
 * Where the order goes: to a saved address, or to one that was typed.
 * `toSave` is what goes into the address book once the order is made; it is no part of the order (CHECK-03).
 */
export type Delivery =
  { kind: 'saved'; id: Id } | { kind: 'typed'; address: ManualAddress; toSave: CreateAddress | null }

/** A promotion code, and what it was shown to take off the total. */
export interface Promotion {
  code: string
  discount: Tetri
}

/**
 * The body of `POST /v1/orders/create/`, exactly as CHECK-07 has it.
 * @param promotion added only when there is one, which only our server knows
 */
export function orderBody(
  cart: OrderedCart,
  method: PaymentMethod,
  delivery: Delivery,
  promotion: Promotion | null = null,
): OrderCreate {
  return {
    payment_method: method,
    order_items_data_input: cart.lines.map(({ productId, quantity, specificationId }) => ({
      product_id: productId,
      quantity,
      specification_id: specificationId,
    })),
    subtotal: toGel(cart.total),
    ...(promotion && { promotion_code: promotion.code, discount: toGel(promotion.discount) }),
    ...(delivery.kind === 'saved' ? { address: delivery.id } : trimmedAddress(delivery.address)),
  }
}
