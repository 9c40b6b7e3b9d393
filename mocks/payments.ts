import type { Order, OrderPayment, Transfer } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'
import { order } from './orders.ts'

/** What our server sends about a payment: unpaid and by card by default. */
export function orderPayment(overrides: Partial<OrderPayment> = {}): OrderPayment {
  return { state: 'unpaid', can_pay: false, expires_at: null, transfer: null, ...overrides }
}

/** An order that is paid by card, with the states that belong together. */
export function cardOrder(state: string, overrides: Partial<Order> = {}): Order {
  const isOver = state === 'expired' || state === 'cancelled' || state === 'refunded'
  return order({
    payment_method: 'flitt',
    payment_status: state === 'paid' ? 'completed' : isOver ? 'failed' : 'pending',
    status: state === 'paid' ? 'confirmed' : isOver ? 'cancelled' : 'pending',
    payment: orderPayment({ state, can_pay: state === 'unpaid' || state === 'declined' }),
    ...overrides,
  })
}

/** An order that is paid by transfer and isn't yet: by `qr` with a code for a bank's app. */
export function transferOrder(method: 'bank' | 'qr', overrides: Partial<Transfer> = {}): Order {
  const one = order({ payment_method: method })
  const transfer = {
    recipient: 'შპს დუქანი',
    bank: 'საქართველოს სატესტო ბანკი',
    bic: 'TESTGE22',
    iban: 'GE60NB0000000123456789',
    amount: one.total_price,
    reference: one.order_number,
    qr_payload: method === 'qr' ? QR_PAYLOAD : null,
    ...overrides,
  }
  return { ...one, payment: orderPayment({ transfer }) }
}

/** EPC069-12, in lari, as our server writes it. */
const QR_PAYLOAD =
  'BCD\n002\n1\nSCT\nTESTGE22\nშპს დუქანი\nGE60NB0000000123456789\nGEL101.00\n\n\n261120-04711'

/** `POST /v1/orders/{id}/pay/` (API-10): the page's address, or why there is none. */
export function payHandler(answer: { url: string } | { detail: string; status: number }): HttpHandler {
  return http.post('*/v1/orders/:id/pay/', () =>
    'url' in answer ? HttpResponse.json({ checkout_url: answer.url }) : refusal(answer.detail, answer.status),
  )
}

/** `GET /v1/wallet/`: what the customer has, in GEL. */
export function walletHandler(balance: number): HttpHandler {
  return http.get('*/v1/wallet/', () => HttpResponse.json({ balance }))
}
