import type {
  AuditEntry,
  Delivery,
  ShopOrder,
  ShopOrderDetails,
  StaffCourier,
  StaffMember,
} from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { accountHandlers } from './accountHandlers.ts'
import { user } from './accounts.ts'
import { auditEntry, delivery, member, shopOrder, shopOrderDetails } from './admin.ts'
import { refusal } from './catalogueHandlers.ts'

export interface MockBackOffice {
  /** the account's role; null: it has none */
  role?: StaffMember['role'] | null
  orders?: readonly ShopOrder[]
  order?: ShopOrderDetails
  couriers?: readonly StaffCourier[]
  deliveries?: readonly Delivery[]
  audit?: readonly AuditEntry[]
}

const NO_CONTENT = 204

/** Handlers for the calls of the back office, each time with a state of their own. */
export function adminHandlers(office: MockBackOffice = {}): HttpHandler[] {
  const { role = 'owner', orders = [shopOrder()], audit = [auditEntry()] } = office
  const couriers = office.couriers ?? [{ id: 'c1', name: 'ზაზა მიქელაძე' }]
  let deliveries = office.deliveries ?? [delivery()]
  let order = office.order ?? shopOrderDetails()
  let staff = [
    member(),
    member({ id: 'm2', email: 'zaza@example.ge', name: 'ზაზა მიქელაძე', role: 'courier' }),
  ]
  const changed = (change: Partial<ShopOrderDetails>) => {
    order = { ...order, ...change }
    return HttpResponse.json(order)
  }
  return [
    ...accountHandlers({ ...user() }),
    http.get('*/v1/admin/me/', () =>
      role === null ? refusal('ამის უფლება არ გაქვთ.', 403) : HttpResponse.json(member({ role })),
    ),
    http.get('*/v1/admin/orders/', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const status = searchParams.get('status')
      const text = searchParams.get('search') ?? ''
      const results = orders.filter(
        (each) => (status === null || each.status === status) && each.order_number.includes(text),
      )
      return HttpResponse.json({ next: null, results })
    }),
    http.get('*/v1/admin/orders/:id/', ({ params }) =>
      params['id'] === order.id ? HttpResponse.json(order) : refusal('ვერ მოიძებნა.', 404),
    ),
    http.post('*/v1/admin/orders/:id/confirm-transfer/', () =>
      changed({
        status: 'confirmed',
        payment_status: 'completed',
        next_statuses: ['shipped'],
        history: [auditEntry()],
      }),
    ),
    http.post('*/v1/admin/orders/:id/hand-over/', () =>
      changed({ status: 'shipped', next_statuses: ['delivered'], courier: couriers[0] ?? null }),
    ),
    http.post('*/v1/admin/orders/:id/status/', async ({ request }) => {
      const { status } = (await request.json()) as { status: ShopOrder['status'] }
      return changed({ status, next_statuses: [] })
    }),
    http.get('*/v1/admin/couriers/', () => HttpResponse.json({ results: couriers })),
    http.get('*/v1/admin/deliveries/', () => HttpResponse.json({ results: deliveries })),
    http.post('*/v1/admin/deliveries/:id/deliver/', ({ params }) => {
      deliveries = deliveries.filter(({ id }) => id !== params['id'])
      return new HttpResponse(null, { status: NO_CONTENT })
    }),
    http.get('*/v1/admin/staff/', () => HttpResponse.json({ results: staff })),
    http.put('*/v1/admin/staff/', async ({ request }) => {
      const granted = (await request.json()) as Pick<StaffMember, 'email' | 'role'>
      if (granted.email.startsWith('nobody'))
        return HttpResponse.json({ email: ['ამ ელფოსტით არავინ არის რეგისტრირებული.'] }, { status: 400 })
      const added = member({ id: `m${staff.length + 1}`, name: 'ლუკა გაბუნია', ...granted })
      staff = [...staff, added]
      return HttpResponse.json(added)
    }),
    http.delete('*/v1/admin/staff/:id/', ({ params }) => {
      const gone = staff.find(({ id }) => id === params['id'])
      if (gone?.role === 'owner') return refusal('მაღაზიას ერთი მფლობელი მაინც უნდა ჰყავდეს.', 409)
      staff = staff.filter((each) => each !== gone)
      return new HttpResponse(null, { status: NO_CONTENT })
    }),
    http.get('*/v1/admin/audit/', () => HttpResponse.json({ next: null, results: audit })),
  ]
}
