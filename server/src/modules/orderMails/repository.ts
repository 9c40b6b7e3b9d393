import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { MAX_ORDER_MAIL_ATTEMPTS } from '../../config/limits.ts'
import type { Database } from '../../db/database.ts'
import { orderItems, orderMails, orders, WHOLE_ORDER } from '../../db/orderSchema.ts'
import { processTime } from '../../db/processTime.ts'
import { users } from '../../db/schema.ts'
import type { NamedItem } from '../orders/itemName.ts'
import { refundsOf, type WholeRefund } from '../orders/refundRepository.ts'
import { wholeReturn } from '../returns/repository.ts'
import { RETURN_MAILS } from './queue.ts'

/** A queued mail. */
export interface WaitingMail {
  orderId: string
  kind: string
  /** the refund or return that it is about; WHOLE_ORDER: none */
  about: string
  /** how often it has been tried, this time included */
  attempts: number
}

/** The data of an order for its mails. */
export interface MailedOrder {
  number: string
  language: string
  email: string
  status: string
  paymentStatus: string
  paymentMethod: string
  totalTetri: number
  discountTetri: number
  promotionCode: string | null
  homeAddress: string
  city: string
  region: string
  postalCode: string
  items: (MailedPieces & { unitPriceTetri: number })[]
  /** the refund that the mail is about; null: none */
  refund: { amountTetri: number; items: MailedPieces[] } | null
  /** the return that the mail is about; null: none */
  return: { refusal: string; items: MailedPieces[] } | null
}

/** Pieces of an item. */
export interface MailedPieces extends NamedItem {
  quantity: number
}

const name = { orderId: orderMails.orderId, kind: orderMails.kind, about: orderMails.about }

const named = ({ orderId, kind, about }: Pick<WaitingMail, keyof typeof name>) =>
  and(eq(orderMails.orderId, orderId), eq(orderMails.kind, kind), eq(orderMails.about, about))

/** When a mail that isn't sent by then is tried again: after a minute, then twice as long each time. */
const nextAttempt = () => sql`${processTime()} + interval '1 minute' * power(2, ${orderMails.attempts})`

/** Claims a queued mail. Other processes get other mails, and this one again if this process dies. */
export async function claimMail(db: Database): Promise<WaitingMail | null> {
  const due = db
    .select(name)
    .from(orderMails)
    .where(
      and(
        isNull(orderMails.sentAt),
        lte(orderMails.nextAttemptAt, sql`now()`),
        sql`${orderMails.attempts} < ${MAX_ORDER_MAIL_ATTEMPTS}`,
      ),
    )
    .orderBy(asc(orderMails.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(orderMails)
    .set({ attempts: sql`${orderMails.attempts} + 1`, nextAttemptAt: nextAttempt() })
    // Not `in`: as the inner side of a join the subquery would run, and claim, several times.
    .where(sql`(${orderMails.orderId}, ${orderMails.kind}, ${orderMails.about}) = ${due}`)
    .returning({ ...name, attempts: orderMails.attempts })
  return taken ?? null
}

/** Extends the claim of a mail by a minute while it is being sent. */
export async function extendMailClaim(db: Database, mail: WaitingMail): Promise<void> {
  await db
    .update(orderMails)
    .set({
      nextAttemptAt: sql`greatest(${orderMails.nextAttemptAt}, ${processTime()} + interval '1 minute')`,
    })
    .where(and(named(mail), isNull(orderMails.sentAt)))
}

/** Marks a mail as sent. */
export async function markSent(db: Database, mail: WaitingMail): Promise<void> {
  await db
    .update(orderMails)
    .set({ sentAt: sql`now()` })
    .where(named(mail))
}

/** The order that a mail is about, as it is now. */
export async function mailedOrder(
  db: Database,
  { orderId, kind, about }: Pick<WaitingMail, keyof typeof name>,
): Promise<MailedOrder | null> {
  const [order] = await db
    .select({
      number: orders.number,
      language: orders.language,
      email: users.email,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      paymentMethod: orders.paymentMethod,
      totalTetri: orders.totalTetri,
      discountTetri: orders.discountTetri,
      promotionCode: orders.promotionCode,
      homeAddress: orders.homeAddress,
      city: orders.city,
      region: orders.region,
      postalCode: orders.postalCode,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  if (order === undefined) return null
  const items = await db
    .select({
      id: orderItems.id,
      productName: orderItems.productName,
      productNameEn: orderItems.productNameEn,
      specificationValue: orderItems.specificationValue,
      quantity: orderItems.quantity,
      unitPriceTetri: orderItems.unitPriceTetri,
    })
    .from(orderItems)
    .where(inArray(orderItems.orderId, [orderId]))
    .orderBy(asc(orderItems.position))
  const refund =
    kind === 'refunded' && about !== WHOLE_ORDER
      ? (await refundsOf(db, [orderId])).find(({ id }) => id === about)
      : undefined
  const back = RETURN_MAILS.some((each) => each === kind) ? await wholeReturn(db, about) : null
  return {
    ...order,
    items,
    refund: refund ? mailedRefund(refund, items) : null,
    return: back && { refusal: back.refusal, items: back.items },
  }
}

function mailedRefund(
  { amountTetri, items }: WholeRefund,
  ordered: readonly (MailedOrder['items'][number] & { id: string })[],
): MailedOrder['refund'] {
  return {
    amountTetri,
    items: items.flatMap(({ itemId, quantity }) => {
      const item = ordered.find(({ id }) => id === itemId)
      return item === undefined ? [] : [{ ...item, quantity }]
    }),
  }
}
