import { toGel, type ReturnState, type ShopReturnDetails } from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { shopOrder } from './admin.ts'
import { refusal } from './catalogueHandlers.ts'

/** A return that its customer has asked for. */
export function shopReturn(overrides: Partial<ShopReturnDetails> = {}): ShopReturnDetails {
  const { id, order_number, customer } = shopOrder()
  return {
    id: '0199a1b2-0000-7000-8010-000000000001',
    order: { id, order_number },
    customer: { name: customer.name, email: customer.email },
    state: 'asked',
    created_at: '2026-11-22T09:30:00.000Z',
    reason: 'ყუთი დაზიანებული მოვიდა, ერთი ბოთლი კი გატეხილია.',
    refusal: '',
    items: [{ id: 'i1', name: 'საფერავი, ქვევრის ღვინო, 2021', specification: '0,75 ლ', quantity: 1 }],
    pictures: ['/media/returns/one.webp', '/media/returns/two.webp'],
    payment_method: 'bank',
    amount: toGel(4_250),
    is_refunding: false,
    ...overrides,
  }
}

const NEXT = {
  accept: 'accepted',
  refuse: 'refused',
  receive: 'received',
  refund: 'refunded',
} as const satisfies Record<string, ReturnState>

const isOpen = ({ state }: ShopReturnDetails) => state !== 'refused' && state !== 'refunded'

const isStep = (name: string): name is keyof typeof NEXT => name in NEXT

/** Handlers for the back office's calls about returns, each time with a state of their own. */
export function shopReturnHandlers(given: readonly ShopReturnDetails[] = [shopReturn()]): HttpHandler[] {
  let returns = given
  return [
    http.get('*/v1/admin/returns/', ({ request }) => {
      const state = new URL(request.url).searchParams.get('state')
      const results = returns.filter(
        (one) => state === null || (state === 'open' ? isOpen(one) : one.state === state),
      )
      return HttpResponse.json({ next: null, results })
    }),
    http.get('*/v1/admin/returns/:id/', ({ params }) => {
      const found = returns.find(({ id }) => id === params['id'])
      return found ? HttpResponse.json(found) : refusal(serverKa['server.notFound'], 404)
    }),
    http.post('*/v1/admin/returns/:id/:step/', async ({ params, request }) => {
      const { refusal: why = '' } = (await request.json()) as { refusal?: string }
      const step = String(params['step'])
      returns = returns.map((one) =>
        one.id === params['id'] && isStep(step) ? { ...one, state: NEXT[step], refusal: why } : one,
      )
      return HttpResponse.json(returns.find(({ id }) => id === params['id']))
    }),
  ]
}
