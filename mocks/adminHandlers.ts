import {
  toGel,
  toTetri,
  type AuditEntry,
  type CreateRefund,
  type Delivery,
  type Promotion,
  type PromotionCode,
  type OrderStage,
  type ShopOrder,
  type ShopOrderDetails,
  type StaffCategory,
  type ShopReturnDetails,
  type ShopSettings,
  type StaffCourier,
  type StaffMember,
} from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { mockEvents } from './adminEvents.ts'
import { accountHandlers } from './accountHandlers.ts'
import { user } from './accounts.ts'
import { categoryAdminHandlers, staffCategories } from './adminCategories.ts'
import { shopCustomerHandlers } from './adminCustomers.ts'
import { shopMailHandlers } from './adminMails.ts'
import { shopReturnHandlers } from './adminReturns.ts'
import { shopReviewHandlers } from './adminReviews.ts'
import { auditEntry, delivery, member, shopOrder, shopOrderDetails } from './admin.ts'
import { promotion, promotionHandlers } from './adminPromotions.ts'
import { secondFactorHandlers, type MockSecondFactor } from './adminSecondFactor.ts'
import { settingHandlers, shopSettings } from './adminSettings.ts'
import { stockHandlers } from './adminStock.ts'
import { todayHandlers } from './adminToday.ts'
import { refusal } from './catalogueHandlers.ts'
import { pictureHandler } from './pictures.ts'
import { promotionCode, promotionCodeHandlers } from './promotionCodes.ts'

export interface MockBackOffice {
  /** the account's role; null: it has none */
  role?: StaffMember['role'] | null
  orders?: readonly ShopOrder[]
  /** how many orders are in one answer. @default 50 */
  part?: number
  order?: ShopOrderDetails
  couriers?: readonly StaffCourier[]
  deliveries?: readonly Delivery[]
  audit?: readonly AuditEntry[]
  codes?: readonly PromotionCode[]
  promotions?: readonly Promotion[]
  settings?: ShopSettings
  categories?: readonly StaffCategory[]
  returns?: readonly ShopReturnDetails[]
  /** the account's second factor. @default off */
  secondFactor?: MockSecondFactor
}

const NO_CONTENT = 204

/** Handlers for the calls of the back office, each time with a state of their own. */
export function adminHandlers(office: MockBackOffice = {}): HttpHandler[] {
  const { role = 'owner', part = 50, audit = [auditEntry()] } = office
  const { secondFactor = { isOn: false, isNeeded: false } } = office
  const couriers = office.couriers ?? [{ id: 'c1', name: 'ზაზა მიქელაძე' }]
  let deliveries = office.deliveries ?? [delivery()]
  let orders = office.orders ?? [shopOrder()]
  let order = office.order ?? shopOrderDetails()
  let staff = [
    member(),
    member({
      ...{ id: 'm2', email: 'zaza@example.ge', name: 'ზაზა მიქელაძე', role: 'courier' },
      second_factor: true,
    }),
  ]
  const changed = (change: Partial<ShopOrderDetails>) => {
    order = { ...order, ...change }
    return HttpResponse.json(order)
  }
  return [
    ...accountHandlers({ ...user() }),
    pictureHandler,
    ...secondFactorHandlers(secondFactor),
    mockEvents().handler,
    ...todayHandlers(),
    ...stockHandlers(),
    http.get('*/v1/admin/me/', () =>
      role === null
        ? refusal(serverKa['server.noRight'], 403)
        : HttpResponse.json({ ...member({ role }), code_needed: secondFactor.isNeeded }),
    ),
    http.get('*/v1/admin/orders/', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const status = searchParams.get('status')
      const text = searchParams.get('search') ?? ''
      const stage = searchParams.get('stage')
      const city = searchParams.get('city')
      const found = orders.filter(
        (each) =>
          (status === null || each.status === status) &&
          (stage === null || stageOf(each) === stage) &&
          (city === null || each.city === city) &&
          each.order_number.includes(text),
      )
      const start = found.findIndex(({ id }) => id === searchParams.get('after')) + 1
      const results = found.slice(start, start + part)
      const hasMore = start + part < found.length
      return HttpResponse.json({ next: hasMore ? results.at(-1)?.id : null, results })
    }),
    http.get('*/v1/admin/orders/:id/', ({ params }) =>
      params['id'] === order.id ? HttpResponse.json(order) : refusal(serverKa['server.notFound'], 404),
    ),
    http.get('*/v1/admin/orders/:id/courier-location/', () => refusal(serverKa['server.notFound'], 404)),
    http.post('*/v1/admin/orders/:id/confirm-transfer/', () =>
      changed({
        status: 'confirmed',
        payment_status: 'completed',
        next_statuses: ['shipped'],
        history: [auditEntry()],
      }),
    ),
    http.post('*/v1/admin/orders/:id/prepare/', ({ params }) => {
      const prepared_at = '2026-11-21T09:00:00.000Z'
      orders = orders.map((each) =>
        String(each.id) === params['id'] ? { ...each, status: 'confirmed', prepared_at } : each,
      )
      return changed({ status: 'confirmed', prepared_at })
    }),
    http.post('*/v1/admin/orders/:id/notes/', async ({ request }) => {
      const { text } = (await request.json()) as { text: string }
      const { id, name } = member()
      const note = { id: `n${order.notes.length}`, author: { id, name }, text, created_at: order.created_at }
      return changed({ notes: [...order.notes, note] })
    }),
    http.post('*/v1/admin/orders/:id/hand-over/', () =>
      changed({ status: 'shipped', next_statuses: ['delivered'], courier: couriers[0] ?? null }),
    ),
    http.post('*/v1/admin/orders/:id/status/', async ({ request }) => {
      const { status } = (await request.json()) as { status: ShopOrder['status'] }
      return changed({ status, next_statuses: [] })
    }),
    http.post('*/v1/admin/orders/:id/refunds/', async ({ request }) => {
      const { items, amount, restock, reference } = (await request.json()) as CreateRefund
      const id = `r${order.refunds.length}`
      const made = {
        id,
        amount,
        restock,
        reference,
        items,
        state: 'done',
        created_at: order.created_at,
      } as const
      const refundable = toGel(toTetri(order.refundable) - toTetri(amount))
      return changed({ refunds: [...order.refunds, made], refundable })
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
        return HttpResponse.json({ email: [serverKa['server.noSuchCustomer']] }, { status: 400 })
      const added = member({ id: `m${staff.length + 1}`, name: 'ლუკა გაბუნია', ...granted })
      staff = [...staff, added]
      return HttpResponse.json(added)
    }),
    http.delete('*/v1/admin/staff/:id/second-factor/', ({ params }) => {
      staff = staff.map((each) => (each.id === params['id'] ? { ...each, second_factor: false } : each))
      return new HttpResponse(null, { status: NO_CONTENT })
    }),
    http.delete('*/v1/admin/staff/:id/', ({ params }) => {
      const gone = staff.find(({ id }) => id === params['id'])
      if (gone?.role === 'owner') return refusal(serverKa['server.lastOwner'], 409)
      staff = staff.filter((each) => each !== gone)
      return new HttpResponse(null, { status: NO_CONTENT })
    }),
    ...categoryAdminHandlers(office.categories ?? staffCategories()),
    ...promotionHandlers(office.promotions ?? [promotion()]),
    ...settingHandlers(office.settings ?? shopSettings()),
    ...promotionCodeHandlers(office.codes ?? [promotionCode()]),
    ...shopCustomerHandlers(),
    ...shopMailHandlers(),
    ...shopReturnHandlers(office.returns),
    ...shopReviewHandlers(),
    http.get('*/v1/admin/audit/', () => HttpResponse.json({ next: null, results: audit })),
  ]
}

/** The stage of an order, by the server's rules. */
function stageOf({ status, payment_status, payment_method, prepared_at }: ShopOrder): OrderStage | null {
  if (status === 'shipped') return 'onTheWay'
  if (status !== 'pending' && status !== 'confirmed') return null
  if (payment_status === 'completed') return prepared_at === null ? 'prepare' : 'prepared'
  return payment_status === 'pending' && payment_method !== 'flitt' ? 'transfer' : null
}

/**
 * Handlers before the others: another member of the staff changes the order while it is shown.
 * @param order as it is shown
 * @param changed as it is afterwards
 */
export function changedMeanwhileHandlers(order: ShopOrderDetails, changed: ShopOrderDetails): HttpHandler[] {
  let current = order
  return [
    http.get('*/v1/admin/orders/:id/', () => HttpResponse.json(current)),
    http.post('*/v1/admin/orders/:id/:change/', () => {
      current = changed
      return refusal(serverKa['server.changedMeanwhile'], 409)
    }),
  ]
}
