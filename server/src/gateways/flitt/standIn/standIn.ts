import { randomBytes, randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import type { FlittConfig } from '../../../config/payments.ts'
import type { FlittStatus } from '../flitt.ts'
import { isSigned, signatureOf, type FlittFields } from '../signature.ts'
import type { Callbacks } from './callbacks.ts'
import { TEST_CARDS } from './cards.ts'
import type { PaymentStore, StandInPayment } from './store.ts'

/** What a payer does on the page. */
export const PAGE_ACTIONS = ['pay', 'confirm', 'refuse', 'expire'] as const
export type PageAction = (typeof PAGE_ACTIONS)[number]

/** Flitt's calls, by their paths below `/api`. */
export const STAND_IN_CALLS = ['checkout/url', 'status/order_id', 'reverse/order_id'] as const
export type StandInCall = (typeof STAND_IN_CALLS)[number]

/** A gateway with Flitt's API that takes no money. */
export interface StandIn {
  /** Answers a call of Flitt's API. */
  call(name: StandInCall, body: unknown): { response: FlittFields }
  /** The payment with this page token; null if there is none. */
  payment(token: string): StandInPayment | null
  /** Carries out the payer's action and notifies the shop. An action that isn't possible now changes nothing. */
  act(token: string, action: PageAction, card: string | undefined): StandInPayment | null
  /** The signed fields of a payment. */
  fields(payment: StandInPayment): FlittFields
  end(): void
}

const OPEN: readonly FlittStatus[] = ['created', 'declined', 'processing']

const callSchema = z.object({ request: z.record(z.string(), z.unknown()) })
const checkoutSchema = z.object({
  order_id: z.string(),
  order_desc: z.string(),
  amount: z.number().check(z.int(), z.positive()),
  currency: z.literal('GEL'),
  response_url: z.url(),
  server_callback_url: z.url(),
  lifetime: z._default(z.number().check(z.int(), z.positive()), 36_000),
})
const reverseSchema = z.object({
  amount: z.number().check(z.int(), z.positive()),
  currency: z.literal('GEL'),
  reverse_id: z.string(),
})

/**
 * The local stand-in: Flitt's protocol, its test cards and its callbacks, for the demo alone.
 * @param pagePath where the pages are on the shop that asks, with a slash at the end
 */
export function createStandIn(
  { merchantId, secretKey }: Omit<FlittConfig, 'url'>,
  { store, callbacks, pagePath }: { store: PaymentStore; callbacks: Callbacks; pagePath: string },
): StandIn {
  const signed = (fields: FlittFields) => ({ ...fields, signature: signatureOf(secretKey, fields) })

  /** A payment in its current state: it expires with time. */
  function current(payment: StandInPayment | null): StandInPayment | null {
    if (payment === null || !OPEN.includes(payment.status) || Date.now() < payment.endsAt) return payment
    return setState(payment, { status: 'expired' })
  }

  function setState(payment: StandInPayment, change: Partial<StandInPayment>): StandInPayment {
    const changed = { ...payment, ...change }
    store.keep(changed)
    callbacks.tell(changed.callbackUrl, fields(changed))
    return changed
  }

  function fields(payment: StandInPayment): FlittFields {
    const { orderId, status, amount, currency, card, paymentId } = payment
    return signed({
      ...{ order_id: orderId, merchant_id: Number(merchantId), payment_id: paymentId },
      ...{ order_status: status, response_status: 'success', currency, amount: String(amount) },
      tran_type: status === 'reversed' ? 'reverse' : 'purchase',
      actual_amount: status === 'approved' ? String(amount) : '',
      reversal_amount: String(status === 'reversed' ? amount : reversedSum(payment)),
      masked_card: card === null ? '' : `${card.slice(0, 6)}XXXXXX${card.slice(-4)}`,
    })
  }

  function checkout(request: FlittFields): FlittFields {
    const parsed = checkoutSchema.safeParse(request)
    if (!parsed.success)
      return failure('1007', `Parameter ${parsed.error.issues[0]?.path.join()} is incorrect`)
    const { data } = parsed
    if (store.byOrder(data.order_id) !== null) return failure('1013', 'Duplicate order_id')
    const token = randomBytes(18).toString('base64url')
    store.keep({
      ...{ token, orderId: data.order_id, paymentId: randomInt(1e9), description: data.order_desc },
      ...{ amount: data.amount, currency: data.currency, status: 'created', card: null, reversals: {} },
      ...{ returnUrl: data.response_url, callbackUrl: data.server_callback_url },
      endsAt: Date.now() + data.lifetime * 1000,
    })
    // At the origin at which the payer sees the shop.
    const checkout_url = new URL(`${pagePath}${token}`, data.response_url).href
    return { response_status: 'success', checkout_url, payment_id: '' }
  }

  function reverse(payment: StandInPayment, request: FlittFields): FlittFields {
    const parsed = reverseSchema.safeParse(request)
    if (!parsed.success) return failure('1007', 'Parameter amount is incorrect')
    const { reverse_id, amount } = parsed.data
    if (payment.reversals[reverse_id] === undefined) {
      const sum = reversedSum(payment) + amount
      if (payment.status !== 'approved') return failure('1000', 'General decline')
      if (sum > payment.amount) return failure('1007', 'Parameter amount is incorrect')
      const reversals = { ...payment.reversals, [reverse_id]: amount }
      setState(payment, { status: sum === payment.amount ? 'reversed' : 'approved', reversals })
    }
    const reversal_amount = String(payment.reversals[reverse_id] ?? amount)
    return signed({
      ...{ order_id: payment.orderId, merchant_id: Number(merchantId), reversal_amount },
      ...{ reverse_id, reverse_status: 'approved', response_status: 'success' },
    })
  }

  function answer(name: StandInCall, body: unknown): FlittFields {
    const parsed = callSchema.safeParse(body)
    if (!parsed.success) return failure('1011', 'Parameter request is missing')
    const { request } = parsed.data
    if (!isSigned(secretKey, request)) return failure('1014', 'Invalid signature')
    if (String(request['merchant_id']) !== merchantId) return failure('1002', 'Application error')
    if (name === 'checkout/url') return checkout(request)
    const payment = current(store.byOrder(String(request['order_id'])))
    if (payment === null) return failure('1018', 'Order not found')
    return name === 'status/order_id' ? fields(payment) : reverse(payment, request)
  }

  return {
    fields,
    call: (name, body) => ({ response: answer(name, body) }),
    payment: (token) => current(store.byToken(token)),

    act(token, action, number) {
      const payment = current(store.byToken(token))
      if (payment === null) return null
      const isAsked = payment.status === 'processing'
      const card = TEST_CARDS.find((each) => each.number === (isAsked ? payment.card : number))
      if (action === 'expire' && OPEN.includes(payment.status))
        return setState(payment, { status: 'expired' })
      if (card === undefined) return payment
      if (action === 'pay' && (payment.status === 'created' || payment.status === 'declined'))
        return setState(payment, { status: card.asks ? 'processing' : card.outcome, card: card.number })
      if (action === 'confirm' && isAsked) return setState(payment, { status: card.outcome })
      if (action === 'refuse' && isAsked) return setState(payment, { status: 'declined' })
      return payment
    },

    end: () => callbacks.end(),
  }
}

function reversedSum({ reversals }: StandInPayment): number {
  return Object.values(reversals).reduce((sum, amount) => sum + amount, 0)
}

function failure(error_code: string, error_message: string): FlittFields {
  return { response_status: 'failure', error_code, error_message }
}
