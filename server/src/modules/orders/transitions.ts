import type { OrderStatus } from '@dukani/contracts'

/** Who changes an order: the customer who made it, or whoever runs the shop. */
export type Changer = 'customer' | 'shop'

/** Where an order can go from each state, and who may send it there. It never goes back. */
const WAYS: Readonly<Record<OrderStatus, Partial<Record<OrderStatus, readonly Changer[]>>>> = {
  pending: { confirmed: ['shop'], cancelled: ['customer', 'shop'] },
  confirmed: { shipped: ['shop'], cancelled: ['shop'] },
  // Cancelled: nobody took it, and it came back.
  shipped: { delivered: ['shop'], cancelled: ['shop'] },
  delivered: {},
  cancelled: {},
}

/** Whether somebody may bring an order from one state to another. */
export function mayChange(changer: Changer, from: string, to: OrderStatus): boolean {
  return waysFrom(from)[to]?.includes(changer) === true
}

/** The states that the shop may bring an order to from this one. */
export function nextStates(from: string): OrderStatus[] {
  return Object.keys(waysFrom(from)) as OrderStatus[]
}

function waysFrom(status: string): Partial<Record<OrderStatus, readonly Changer[]>> {
  return Object.hasOwn(WAYS, status) ? WAYS[status as OrderStatus] : {}
}
