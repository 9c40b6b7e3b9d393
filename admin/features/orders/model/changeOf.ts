import type { OrderStatus, ShopOrder } from '@dukani/contracts'
import { formText } from '#admin/shared/formText.ts'
import type { OrderChange } from '../api/changeOrder.ts'
import type { OrderStep } from './orderSteps.ts'

/** The names of the fields that steps need. */
export const STEP_FIELDS = { reference: 'reference', courier: 'courier' } as const

/** The statuses that steps lead to. */
const STATUSES = {
  confirm: 'confirmed',
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
} as const satisfies Partial<Record<OrderStep, OrderStatus>>

/** The steps whose question has a choice of couriers. */
const WITH_COURIER: readonly OrderStep[] = ['ship', 'changeCourier']

/**
 * The call that makes a step. A step with a courier hands the order over.
 * @throws Error while the couriers are loading: the order would be shipped without one
 */
export function changeOf(step: OrderStep, order: ShopOrder, fields: FormData): OrderChange {
  const seen = { status: order.status, payment_status: order.payment_status }
  if (step === 'confirmTransfer')
    return { call: 'confirm-transfer', body: { seen, reference: formText(fields, STEP_FIELDS.reference) } }
  if (step === 'prepare') return { call: 'prepare', body: { seen } }
  if (step === 'refund') return { call: 'refund', body: { seen } }
  if (WITH_COURIER.includes(step) && !fields.has(STEP_FIELDS.courier))
    throw new Error('no courier was offered')
  const courier = formText(fields, STEP_FIELDS.courier)
  if (courier !== '' || step === 'changeCourier') return { call: 'hand-over', body: { seen, courier } }
  return { call: 'status', body: { seen, status: STATUSES[step] } }
}
