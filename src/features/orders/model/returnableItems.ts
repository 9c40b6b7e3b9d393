import {
  RETURN_STATES,
  type Id,
  type Order,
  type OrderItem,
  type OrderReturn,
  type ReturnFields,
  type ReturnState,
} from '@dukani/contracts'

/** An item of an order, with the pieces of it that can be given back. */
export interface ReturnableItem extends Pick<OrderItem, 'id' | 'product' | 'specification'> {
  left: number
}

/** The items that can still be given back: those that weren't refunded. */
export function returnableItems({ items, payment }: Order): ReturnableItem[] {
  const refunded = (payment?.refunds ?? []).flatMap((refund) => refund.items)
  return items
    .map(({ id, product, specification, quantity }) => {
      const gone = refunded.filter((one) => String(one.id) === String(id))
      return { id, product, specification, left: gone.reduce((left, one) => left - one.quantity, quantity) }
    })
    .filter(({ left }) => left > 0)
}

/** The chosen pieces that can be given back: an order may have changed since they were chosen. */
export function fittingPieces(
  chosen: ReturnFields['items'],
  returnable: readonly ReturnableItem[],
): ReturnFields['items'] {
  return returnable.flatMap(({ id, left }) => {
    const quantity = Math.min(piecesOf(chosen, id), left)
    return quantity > 0 ? [{ id, quantity }] : []
  })
}

/** How many pieces of an item are chosen. */
export function piecesOf(chosen: ReturnFields['items'], id: Id): number {
  return chosen.find((one) => String(one.id) === String(id))?.quantity ?? 0
}

/** Whether items can be given back now. Only our server says until when. */
export function canReturn(order: Order, now: number): boolean {
  const { returnable_until: until } = order
  return until !== undefined && Date.parse(until) > now && returnableItems(order).length > 0
}

/** The last day, as a moment within it: `returnable_until` is the first moment after it. */
export function lastDay(until: string): string {
  return new Date(Date.parse(until) - 1).toISOString()
}

/** A known state; null for one that a newer server has. */
export function knownState({ state }: Pick<OrderReturn, 'state'>): ReturnState | null {
  return RETURN_STATES.find((each) => each === state) ?? null
}
