/** The payment methods; the first is preselected (CHECK-04). */
export const PAYMENT_METHODS = ['flitt', 'wallet', 'qr', 'bank'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** The states of an order (ORDER-04). */
export const ORDER_STATUSES = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The states of its payment (ORDER-04). */
export const PAYMENT_STATUSES = ['pending', 'completed', 'failed'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/**
 * The state of an order's payment, in more detail than `payment_status`:
 * - `unpaid`: nothing has been paid yet, or a payment page is open
 * - `processing`: the bank is processing the payment, so it must not be paid again
 * - `declined`: the bank declined it; another card may work
 * - `paid`
 * - `refunding`: the money is on its way back
 * - `refunded`
 * - `expired`: it wasn't paid in time, so the order was cancelled
 * - `cancelled`: the order was cancelled before it was paid
 */
export const PAYMENT_STATES = [
  'unpaid',
  'processing',
  'declined',
  'paid',
  'refunding',
  'refunded',
  'expired',
  'cancelled',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]
