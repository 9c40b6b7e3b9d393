import { formatMoney, languagePath, type Language, type ServerTranslate } from '@dukani/i18n'
import { writeLetter, type LetterPart } from '../../gateways/mail/letter.ts'
import type { MailMessage } from '../../gateways/mail/mail.ts'
import { itemName } from '../orders/itemName.ts'
import type { OrderMail } from './queue.ts'
import type { MailedOrder, MailedPieces } from './repository.ts'

/** The dependencies of a letter. */
export interface Writer {
  language: Language
  t: ServerTranslate
  /** the shop's own origin; null: unknown, so letters have no links */
  origin: string | null
}

/** The mail about an order, in the order's language. */
export function orderLetter(
  kind: OrderMail,
  orderId: string,
  order: MailedOrder,
  { language, t, origin }: Writer,
): MailMessage {
  const { number } = order
  const path = languagePath(`/orders/${encodeURIComponent(orderId)}`, language)
  const link: LetterPart[] = origin === null ? [] : [{ label: t('mail.orderLink'), address: origin + path }]
  return writeLetter({
    to: order.email,
    language,
    subject: t(`mail.${kind}Subject`, { number }),
    parts: [t(`mail.${kind}Text`, { number }), ...facts(kind, order, language, t), ...link],
  })
}

function facts(kind: OrderMail, order: MailedOrder, language: Language, t: ServerTranslate): LetterPart[] {
  const money = (tetri: number) => formatMoney(tetri, language)
  const named = (item: MailedPieces) => pieces(item, language)
  const total = t('mail.orderTotal', { total: money(order.totalTetri) })
  const place = [order.homeAddress, order.city, order.region, order.postalCode]
  const address = t('mail.orderAddress', { address: place.filter((part) => part !== '').join(', ') })
  if (kind === 'placed') {
    const items = order.items.map((item) => `${named(item)}: ${money(item.unitPriceTetri * item.quantity)}`)
    return [
      { items },
      ...discount(order, money, t),
      total,
      address,
      ...(isPaid(order) ? [] : [t('mail.orderUnpaid')]),
    ]
  }
  if (kind === 'refunded' && order.refund !== null) {
    const { amountTetri, items } = order.refund
    return [
      ...(items.length === 0 ? [] : [{ items: items.map(named) }]),
      t('mail.refundAmount', { amount: money(amountTetri) }),
      t(REFUNDED_TO[order.paymentMethod] ?? 'mail.refundToAccount'),
    ]
  }
  if (order.return !== null) {
    const { refusal, items } = order.return
    return [{ items: items.map(named) }, ...(kind === 'returnRefused' ? [refusal] : [])]
  }
  return kind === 'shipped' ? [address] : [total]
}

/** Where a refund is returned to, by the payment method; otherwise to the bank account. */
const REFUNDED_TO: Partial<Record<string, 'mail.refundToCard' | 'mail.refundToWallet'>> = {
  flitt: 'mail.refundToCard',
  wallet: 'mail.refundToWallet',
}

function pieces(item: MailedPieces, language: Language): string {
  return `${itemName(item, language)} × ${item.quantity}`
}

function discount(
  { promotionCode: code, discountTetri }: MailedOrder,
  money: (tetri: number) => string,
  t: ServerTranslate,
): string[] {
  if (code === null) return []
  return [`${t('orders.discount', { code })}: ${money(-discountTetri)}`]
}

const isPaid = ({ paymentStatus }: MailedOrder) => paymentStatus === 'completed'
