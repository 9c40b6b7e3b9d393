import http from 'node:http'
import { json } from 'node:stream/consumers'
import type { FlittStatus } from '../../../server/src/gateways/flitt/flitt.ts'
import { isSigned, signatureOf } from '../../../server/src/gateways/flitt/signature.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { FLITT } from './merchant.ts'
import { listening } from '../support/listening.ts'

/** A payment as the gateway has it: a test changes what is true of it. */
export interface GatewayPayment {
  orderId: string
  amount: number
  currency: string
  status: FlittStatus
  /** what it was begun with */
  request: Record<string, unknown>
  /** the ids of refunds that were asked for */
  reversals: string[]
  /** the sum that was given back */
  reversedSum?: number
  /** what the last of them was to give back */
  reversed?: { amount: number; currency: string }
}

type Behaviour = 'answers' | 'fails' | 'hangs up after' | 'refuses'

/** A gateway whose payments do what a test says, and that only answers: it tells nobody anything by itself. */
export async function testGateway() {
  const payments = new Map<string, GatewayPayment>()
  const calls: string[] = []
  const state: {
    behaviour: Behaviour
    reverseStatus: string
    beforeAnswer: Promise<void> | null
    noAnswerToReverse: 'lost' | 'carried out' | null
    refusesStatus: boolean
  } = {
    behaviour: 'answers',
    reverseStatus: 'approved',
    /** holds back what it answers to a payment that it has begun */
    beforeAnswer: null,
    /** a refund isn't answered: it was lost, or carried out */
    noAnswerToReverse: null,
    refusesStatus: false,
  }

  function answerTo(path: string, request: Record<string, unknown>): Record<string, unknown> {
    if (!isSigned(FLITT.secretKey, request)) return failure('1014', 'Invalid signature')
    const orderId = String(request['order_id'])
    const known = payments.get(orderId)
    if (path === '/api/checkout/url') {
      if (known !== undefined) return failure('1013', 'Duplicate order_id')
      const { amount, currency } = request
      payments.set(orderId, {
        ...{ orderId, amount: Number(amount), currency: String(currency), status: 'created' },
        ...{ request, reversals: [] },
      })
      return { response_status: 'success', checkout_url: `${url}/pay/${orderId}`, payment_id: '1' }
    }
    if (known === undefined) return failure('1018', 'Order not found')
    if (path === '/api/status/order_id')
      return state.refusesStatus ? failure('1000', 'General decline') : fieldsOf(known)
    known.reversals.push(String(request['reverse_id']))
    known.reversed = { amount: Number(request['amount']), currency: String(request['currency']) }
    if (state.reverseStatus === 'approved' && state.noAnswerToReverse !== 'lost') {
      known.reversedSum = (known.reversedSum ?? 0) + known.reversed.amount
      if (known.reversedSum >= known.amount) known.status = 'reversed'
    }
    return signed({ order_id: orderId, reverse_status: state.reverseStatus, response_status: 'success' })
  }

  async function take(message: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { request } = (await json(message)) as { request: Record<string, unknown> }
    const path = message.url ?? ''
    calls.push(`${path} ${String(request['order_id'])}`)
    if (state.behaviour === 'fails') return void response.writeHead(503).end()
    if (state.behaviour === 'refuses')
      return void response.end(JSON.stringify({ response: failure('1000', 'General decline') }))
    const answer = answerTo(path, request)
    if (path === '/api/checkout/url') await state.beforeAnswer
    // It has done what was asked, and nobody hears of it.
    const isUnanswered = path === '/api/reverse/order_id' && state.noAnswerToReverse !== null
    if (isUnanswered || state.behaviour === 'hangs up after') return void response.destroy()
    response.end(JSON.stringify({ response: answer }))
  }

  const server = http.createServer((message, response) => {
    // A shop that is killed while it asks gets no answer.
    take(message, response).catch(() => response.destroy())
  })
  const port = await listening(server)
  cleanUp(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${port}`

  return {
    url,
    calls,
    payments,
    state,
    /** A payment, which has to be there. */
    payment(orderId: string): GatewayPayment {
      const found = payments.get(orderId)
      if (found === undefined) throw new Error(`no payment ${orderId}`)
      return found
    },
    /** The newest payment of the order that is paid at this page. */
    at: (checkoutUrl: string | null) => payments.get(String(checkoutUrl).split('/').at(-1) ?? ''),
  }
}

/** What the gateway sends about a payment in a state, signed. */
export function fieldsOf(
  {
    orderId,
    amount,
    currency,
    status,
    reversedSum = 0,
  }: Omit<GatewayPayment, 'request' | 'reversals' | 'reversed'>,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return signed({
    ...{ order_id: orderId, merchant_id: Number(FLITT.merchantId), order_status: status },
    ...{ response_status: 'success', tran_type: status === 'reversed' ? 'reverse' : 'purchase' },
    ...{ amount: String(amount), actual_amount: status === 'approved' ? String(amount) : '' },
    ...{ currency, actual_currency: '', fee: '', masked_card: '444455XXXXXX1111' },
    ...{ reversal_amount: String(status === 'reversed' ? amount : reversedSum), payment_id: 806_777 },
    ...changes,
  })
}

function signed(fields: Record<string, unknown>): Record<string, unknown> {
  return { ...fields, signature: signatureOf(FLITT.secretKey, fields) }
}

function failure(error_code: string, error_message: string): Record<string, unknown> {
  return { response_status: 'failure', error_code, error_message }
}
