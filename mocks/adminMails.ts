import type { ShopMail } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { shopOrder } from './admin.ts'

/** A mail about an order that was tried too often. */
export function shopMail(overrides: Partial<ShopMail> = {}): ShopMail {
  const { id, order_number, customer } = shopOrder()
  return {
    id: `${String(id)}.placed`,
    order: { id, order_number },
    kind: 'placed',
    email: customer.email,
    state: 'failed',
    attempts: 10,
    created_at: '2026-11-20T10:20:00.000Z',
    ...overrides,
  }
}

const NO_CONTENT = 204

/** Handlers for the back office's calls about mails, each time with a state of their own. */
export function shopMailHandlers(given: readonly ShopMail[] = [shopMail()]): HttpHandler[] {
  let mails = given
  return [
    http.get('*/v1/admin/mails/', ({ request }) => {
      const state = new URL(request.url).searchParams.get('state')
      const results = mails.filter((mail) => state === null || mail.state === state)
      return HttpResponse.json({ next: null, results })
    }),
    http.post('*/v1/admin/mails/:id/retry/', ({ params }) => {
      mails = mails.map((mail) =>
        mail.id === params['id'] ? { ...mail, state: 'waiting', attempts: 0 } : mail,
      )
      return new HttpResponse(null, { status: NO_CONTENT })
    }),
  ]
}
