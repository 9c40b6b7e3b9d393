import { PAYMENT_STATES, type Order, type PaymentState } from '@dukani/contracts'

/** State of an order's payment. `failed` comes from other servers; `transfer`: the customer has to transfer the money. */
export type PaymentOutcome = PaymentState | 'failed' | 'transfer'

/** Read from the order alone, whatever its server says about the payment (ROUTE-03). */
export function paymentOutcome(order: Order): PaymentOutcome {
  const isTransfer = order.payment_method === 'bank' || order.payment_method === 'qr'
  const paymentState = PAYMENT_STATES.find((state) => state === order.payment?.state)
  if (paymentState !== undefined) return paymentState === 'unpaid' && isTransfer ? 'transfer' : paymentState
  if (order.payment_status === 'completed') return 'paid'
  if (order.status === 'cancelled') return 'cancelled'
  if (order.payment_status === 'failed') return 'failed'
  return isTransfer ? 'transfer' : 'processing'
}

/** Whether the outcome may still change: a bank or the gateway is processing it. */
export function isPending(outcome: PaymentOutcome): boolean {
  return outcome === 'processing' || outcome === 'unpaid'
}

/** After so long the page says that it takes longer than it should (ms). */
export const LONG_WAIT_MS = 15_000

const FIRST_MS = 1_000
const LONGEST_MS = 30_000

/** When a pending payment is read next (ms): at once, then after a second, then each time half as long again. */
export function readingDelay(rounds: number): number {
  return rounds === 0 ? 0 : Math.min(FIRST_MS * 1.5 ** (rounds - 1), LONGEST_MS)
}
