import { ORDER_STATUSES, PAYMENT_STATUSES, type OrderStatus, type PaymentStatus } from '@dukani/contracts'
import type { StatusTone } from '@dukani/design-system'
import type { Translate } from '@dukani/i18n'

/** A state in words, with the hue it is shown in. */
export interface StatusLabel {
  tone: StatusTone
  text: string
}

const ORDER_TONES: Record<OrderStatus, StatusTone> = {
  pending: 'yellow',
  confirmed: 'blue',
  shipped: 'indigo',
  delivered: 'green',
  cancelled: 'red',
}

const PAYMENT_TONES: Record<PaymentStatus, StatusTone> = {
  pending: 'yellow',
  completed: 'green',
  failed: 'red',
}

/** An order's state; one that only its server knows is shown as it came, none as unknown (ORDER-04). */
export function orderStatus(status: string, t: Translate): StatusLabel {
  const known = ORDER_STATUSES.find((one) => one === status)
  return known ? { tone: ORDER_TONES[known], text: t(`orders.status.${known}`) } : unknown(status, t)
}

/** The state of an order's payment, in the same way (ORDER-04). */
export function paymentStatus(status: string, t: Translate): StatusLabel {
  const known = PAYMENT_STATUSES.find((one) => one === status)
  return known ? { tone: PAYMENT_TONES[known], text: t(`orders.payment.${known}`) } : unknown(status, t)
}

function unknown(status: string, t: Translate): StatusLabel {
  return { tone: 'neutral', text: status.trim() || t('orders.unknown') }
}
