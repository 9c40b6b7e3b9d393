import { refundOf, type Tetri } from '@dukani/contracts'
import type { Transaction } from '../../db/database.ts'
import { fail, succeed } from '../../result.ts'
import { queueOrderMail } from '../orderMails/queue.ts'
import { applyEvent, type OrderRecord } from '../orders/lifecycle.ts'
import type { ManualPayments, MoneyBack, PartRefund } from '../orders/orderPayments.ts'
import {
  insertRefund,
  refundableItems,
  refundedGoods,
  refundedSums,
  setRefundState,
  type RefundedPieces,
  type RefundRow,
} from '../orders/refundRepository.ts'
import { returnGoods } from '../orders/stock.ts'
import { finishReturn, unlinkRefund } from '../returns/repository.ts'
import { recordEvent } from '../staff/eventRepository.ts'
import { changePayment, paymentsOf, type PaymentRow } from './paymentRepository.ts'
import { isWalletOfErased, returnToWallet } from './walletRepository.ts'

type Part = Pick<PartRefund, 'amountTetri' | 'restock' | 'reference'>

export const refundable: ManualPayments['refundable'] = async (db, order) => {
  if (order.paymentStatus !== 'completed') return 0
  const paid = fulfilled(await paymentsOf(db, [order.id]))
  if (paid !== null && paid.refund !== null) return 0
  return order.totalTetri - (await refundedSums(db, order.id)).reserved
}

export const refundPart: ManualPayments['refundPart'] = async (transaction, order, asked) => {
  const left = await refundable(transaction, order)
  if (left !== asked.seenTetri) return fail('changedMeanwhile')
  if (left === 0) return fail('nothingToRefund')
  if (await isWalletOfErased(transaction, order)) return fail('customerErased')
  if (asked.items.length > 0 && order.status === 'cancelled') return fail('goodsAreBack')
  const pieces = await piecesOf(transaction, order.id, asked.items, left)
  const isAsSeen = pieces !== null && (pieces.length === 0 || sumOf(pieces) === asked.amountTetri)
  if (!isAsSeen) return fail('changedMeanwhile')
  if (asked.amountTetri > left) return fail('tooMuch')
  const isOpen = order.status === 'pending' || order.status === 'confirmed'
  if (isOpen && asked.amountTetri === left) return fail('stillOpen')
  return succeed(await addRefund(transaction, order, asked, pieces))
}

/**
 * Refunds what is left of a locked order of which a part was refunded before. The rest of a card payment may be on its
 * way already.
 */
export async function refundRest(transaction: Transaction, order: OrderRecord): Promise<MoneyBack> {
  const amountTetri = await refundable(transaction, order)
  if (amountTetri === 0) return 'card'
  return (await addRefund(transaction, order, { amountTetri, restock: false, reference: '' }, [])).way
}

/** Reserves an amount, and returns it now unless it has to be asked of the gateway. */
async function addRefund(
  transaction: Transaction,
  order: OrderRecord,
  { amountTetri, restock, reference }: Part,
  pieces: readonly RefundedPieces[],
): Promise<{ id: string; way: MoneyBack }> {
  const paid = fulfilled(await paymentsOf(transaction, [order.id]))
  const refund = await insertRefund(
    transaction,
    {
      ...{ orderId: order.id, paymentId: paid?.id ?? null, amountTetri, state: 'due', restock },
      reference: paid === null && order.paymentMethod !== 'wallet' ? reference : '',
    },
    pieces,
  )
  const { id } = refund
  if (paid !== null) {
    await recordEvent(transaction, { kind: 'orderChanged', id: order.id })
    return { id, way: 'card' }
  }
  await finishRefund(transaction, order, refund)
  return { id, way: order.paymentMethod === 'wallet' ? 'wallet' : 'byHand' }
}

/**
 * Records that a refund of a locked order was carried out: its goods go back into the stock if they should, the customer
 * gets a mail, and an order whose whole sum is returned is no longer paid.
 */
export async function finishRefund(
  transaction: Transaction,
  order: OrderRecord,
  { id, amountTetri, restock, paymentId }: RefundRow,
): Promise<void> {
  // Goods before money, as in an order that is made, so that the two never deadlock.
  if (restock)
    await returnGoods(transaction, await refundedGoods(transaction, id), {
      reason: 'return',
      orderId: order.id,
    })
  if (order.paymentMethod === 'wallet')
    await returnToWallet(transaction, {
      userId: order.userId,
      orderId: order.id,
      tetri: amountTetri,
      refundId: id,
    })
  await setRefundState(transaction, id, 'done')
  await finishReturn(transaction, id)
  await queueOrderMail(transaction, order.id, 'refunded', id)
  const { done } = await refundedSums(transaction, order.id)
  if (done < order.totalTetri || order.paymentStatus !== 'completed')
    return recordEvent(transaction, { kind: 'orderChanged', id: order.id })
  const applied = await applyEvent(transaction, order, 'returnMoney')
  if (!applied.ok) throw new Error(`returnMoney was refused: ${applied.error}`)
  if (paymentId !== null) await changePayment(transaction, paymentId, { state: 'reversed' })
}

/**
 * Records that the gateway refuses a refund: nothing is returned, and its amount can be refunded again. Its goods belong to
 * the order again; a cancelled order returns them. A return that it was made for can be refunded or refused again.
 */
export async function refuseRefund(
  transaction: Transaction,
  order: OrderRecord,
  { id }: RefundRow,
): Promise<void> {
  if (order.status === 'cancelled')
    await returnGoods(transaction, await refundedGoods(transaction, id), {
      reason: 'cancellation',
      orderId: order.id,
    })
  await setRefundState(transaction, id, 'refused')
  await unlinkRefund(transaction, id)
  await recordEvent(transaction, { kind: 'orderChanged', id: order.id })
}

/** The card payment that pays an order; null: it isn't paid by card. */
function fulfilled(attempts: readonly PaymentRow[]): PaymentRow | null {
  return attempts.find((attempt) => attempt.fulfilled) ?? null
}

/**
 * What each of some items gives back, together no more than `left`.
 * @returns null when there aren't so many pieces left
 */
async function piecesOf(
  transaction: Transaction,
  orderId: string,
  asked: PartRefund['items'],
  left: Tetri,
): Promise<RefundedPieces[] | null> {
  if (asked.length === 0) return []
  const lines = new Map((await refundableItems(transaction, orderId)).map((line) => [line.id, line]))
  const pieces: RefundedPieces[] = []
  for (const { id, quantity } of asked) {
    const line = lines.get(id)
    if (line === undefined || quantity > line.quantity) return null
    // A second line for the same item finds nothing.
    lines.delete(id)
    const amountTetri = Math.min(refundOf(line, quantity), left - sumOf(pieces))
    pieces.push({ itemId: id, quantity, amountTetri })
  }
  return pieces
}

function sumOf(pieces: readonly RefundedPieces[]): Tetri {
  return pieces.reduce((sum, { amountTetri }) => sum + amountTetri, 0)
}
