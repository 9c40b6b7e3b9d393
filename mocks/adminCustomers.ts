import type { ShopCustomer, ShopCustomerDetails } from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { address } from './addresses.ts'
import { auditEntry, shopOrder } from './admin.ts'
import { refusal } from './catalogueHandlers.ts'

/** A customer as the shop's staff see them in a list. */
export function shopCustomer(overrides: Partial<ShopCustomer> = {}): ShopCustomer {
  return {
    id: '0199a1b2-0000-7000-8001-000000000007',
    name: 'თამარ გელაშვილი',
    email: 'tamar@example.ge',
    phone_number: '+995555987654',
    created_at: '2026-03-05T10:20:00.000Z',
    blocked_at: null,
    erased_at: null,
    ...overrides,
  }
}

/** The same with orders, wallet and addresses. */
export function shopCustomerDetails(overrides: Partial<ShopCustomerDetails> = {}): ShopCustomerDetails {
  return {
    ...shopCustomer(),
    orders: [shopOrder({ status: 'delivered', payment_status: 'completed' })],
    wallet: {
      balance: 25,
      entries: [
        {
          ...{ id: 'w2', amount: -75.5, kind: 'order', order_number: shopOrder().order_number, note: '' },
          created_at: '2026-11-20T10:20:00.000Z',
        },
        {
          ...{ id: 'w1', amount: 100.5, kind: 'added', order_number: null, note: 'საჩუქარი' },
          created_at: '2026-11-19T10:20:00.000Z',
        },
      ],
    },
    addresses: [address()],
    history: [],
    ...overrides,
  }
}

/** Handlers for the back office's calls about customers, each time with a state of their own. */
export function shopCustomerHandlers(
  list: readonly ShopCustomer[] = [shopCustomer()],
  given: ShopCustomerDetails = shopCustomerDetails(),
): HttpHandler[] {
  let customer = given
  const at = '2026-11-21T08:12:00.000Z'
  const changed = (action: string, change: Partial<ShopCustomerDetails>) => {
    const entry = auditEntry({ id: `a${customer.history.length}`, action, before: null, after: null })
    customer = { ...customer, ...change, history: [entry, ...customer.history] }
    return HttpResponse.json(customer)
  }
  return [
    http.get('*/v1/admin/customers/', ({ request }) => {
      const text = new URL(request.url).searchParams.get('search') ?? ''
      const results = list.filter(({ name, email }) => `${name} ${email}`.includes(text))
      return HttpResponse.json({ next: null, results })
    }),
    http.get('*/v1/admin/customers/:id/', ({ params }) =>
      params['id'] === customer.id ? HttpResponse.json(customer) : refusal(serverKa['server.notFound'], 404),
    ),
    http.post('*/v1/admin/customers/:id/block/', () => changed('customer.block', { blocked_at: at })),
    http.post('*/v1/admin/customers/:id/unblock/', () => changed('customer.unblock', { blocked_at: null })),
    http.post('*/v1/admin/customers/:id/export/', () => {
      changed('customer.export', {})
      return HttpResponse.json({ account: [{ email: customer.email }] })
    }),
    http.post('*/v1/admin/customers/:id/erase/', () => {
      const blank = { name: '', email: `${customer.id}@erased.invalid`, phone_number: '', addresses: [] }
      return changed('customer.erase', { ...blank, erased_at: at })
    }),
  ]
}

/** A handler before the others: the customer has an open order. */
export const openOrderHandler = (): HttpHandler =>
  http.post('*/v1/admin/customers/:id/erase/', () => refusal(serverKa['backOffice.openOrder'], 409))
