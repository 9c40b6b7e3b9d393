import {
  refundOf,
  toGel,
  toTetri,
  type CreateRefund,
  type ShopOrderDetails,
  type Tetri,
} from '@dukani/contracts'
import { formText } from '#admin/shared/formText.ts'

/** What is refunded: products, or an amount alone. */
export type RefundKind = 'items' | 'amount'

/** The names of the form's fields. */
export const REFUND_FIELDS = { amount: 'amount', restock: 'restock', reference: 'reference' } as const

type Item = ShopOrderDetails['items'][number]

/** The name of the field with the pieces of an item. */
export const piecesField = ({ id }: Pick<Item, 'id'>): string => `pieces.${id}`

/** The kinds of refunds that are possible in an order's state. The server decides. */
export function refundKinds({ status, refundable, items }: ShopOrderDetails): RefundKind[] {
  if (refundable === 0) return []
  // A cancelled order has returned its goods.
  const hasItems = status !== 'cancelled' && items.some((item) => item.refundable.quantity > 0)
  return hasItems ? ['items', 'amount'] : ['amount']
}

/** What some pieces of items give back: no more than what is left of the order. @param pieces by the ids of items */
export function refundedSum(
  { items, refundable }: Pick<ShopOrderDetails, 'items' | 'refundable'>,
  pieces: Readonly<Record<string, number>>,
): Tetri {
  const sum = items.reduce((before, { id, refundable: { quantity, piece, all } }) => {
    const line = { quantity, piece: toTetri(piece), all: toTetri(all) }
    const count = pieces[id] ?? 0
    return count > 0 ? before + refundOf(line, count) : before
  }, 0)
  return Math.min(sum, toTetri(refundable))
}

/** A typed amount in tetri, with a comma or a dot; null for what is none or more than is left. */
export function typedAmount(typed: string, refundable: number): Tetri | null {
  if (!/^\d{1,7}(?:[.,]\d{1,2})?$/.test(typed.trim())) return null
  const tetri = toTetri(typed.trim().replace(',', '.'))
  return tetri > 0 && tetri <= toTetri(refundable) ? tetri : null
}

/** The body of the call, with the state that was seen. */
export function refundBody(order: ShopOrderDetails, kind: RefundKind, fields: FormData): CreateRefund {
  const { status, payment_status, refundable } = order
  const items = kind === 'items' ? chosenItems(order, fields) : []
  const pieces = Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]))
  const amount =
    kind === 'items'
      ? refundedSum(order, pieces)
      : (typedAmount(formText(fields, REFUND_FIELDS.amount), refundable) ?? 0)
  return {
    seen: { status, payment_status, refundable },
    items,
    amount: toGel(amount),
    restock: fields.has(REFUND_FIELDS.restock),
    reference: formText(fields, REFUND_FIELDS.reference),
  }
}

function chosenItems({ items }: ShopOrderDetails, fields: FormData): CreateRefund['items'] {
  return items
    .map((item) => ({ id: item.id, quantity: Number(formText(fields, piecesField(item))) }))
    .filter(({ quantity }) => quantity > 0)
}
