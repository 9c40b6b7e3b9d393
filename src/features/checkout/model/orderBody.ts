import {
  toGel,
  type Id,
  type ManualAddress,
  type OrderCreate,
  type PaymentMethod,
  type Tetri,
} from '@dukani/contracts'

/** What of the cart an order is made of. */
export interface OrderedCart {
  lines: readonly {
    /** the line's own id: a cart that was filled anew has other ones */
    id: Id | null
    productId: Id
    specificationId: Id | null
    quantity: number
  }[]
  total: Tetri
}

/** Where the order goes: to a saved address, or to one that was typed. */
export type Delivery = { kind: 'saved'; id: Id } | { kind: 'typed'; address: ManualAddress }

/** The body of `POST /v1/orders/create/`, exactly as CHECK-07 has it. */
export function orderBody(cart: OrderedCart, method: PaymentMethod, delivery: Delivery): OrderCreate {
  return {
    payment_method: method,
    order_items_data_input: cart.lines.map(({ productId, quantity, specificationId }) => ({
      product_id: productId,
      quantity,
      specification_id: specificationId,
    })),
    subtotal: toGel(cart.total),
    ...(delivery.kind === 'saved' ? { address: delivery.id } : trimmed(delivery.address)),
  }
}

function trimmed({ home_address, city, region, postal_code }: ManualAddress): ManualAddress {
  return {
    home_address: home_address.trim(),
    city: city.trim(),
    region: region.trim(),
    postal_code: postal_code.trim(),
  }
}
