import {
  toGel,
  toTetri,
  type AuditEntry,
  type Delivery,
  type ShopOrder,
  type ShopOrderDetails,
  type StaffMember,
} from '@dukani/contracts'
import { user } from './accounts.ts'
import { order } from './orders.ts'

/** A member of the staff: the customer of the mocks as an owner by default. */
export function member(overrides: Partial<StaffMember> = {}): StaffMember {
  const { id, email, first_name, last_name } = user()
  return {
    id,
    email,
    name: `${first_name} ${last_name}`,
    role: 'owner',
    granted_at: '2026-06-01T06:00:00.000Z',
    second_factor: false,
    ...overrides,
  }
}

/** An order as the shop's staff sees it in a list: a transfer that has not arrived. */
export function shopOrder(overrides: Partial<ShopOrder> = {}): ShopOrder {
  const { id, order_number, payment_method, created_at, total_price, city } = order()
  return {
    id,
    order_number,
    payment_method,
    created_at,
    total_price,
    city,
    status: 'pending',
    payment_status: 'pending',
    prepared_at: null,
    customer: { name: 'თამარ გელაშვილი', email: 'tamar@example.ge', phone_number: '+995555987654' },
    ...overrides,
  }
}

/** The same with its items and its address. */
export function shopOrderDetails(overrides: Partial<ShopOrderDetails> = {}): ShopOrderDetails {
  const { home_address, region, postal_code, items, total_price } = order()
  return {
    ...shopOrder(),
    home_address,
    region,
    postal_code,
    latitude: 41.6995,
    longitude: 44.796,
    items: items.map((item) => ({
      ...item,
      refundable: {
        quantity: item.quantity,
        piece: item.unit_price,
        all: toGel(toTetri(item.unit_price) * item.quantity),
      },
    })),
    refundable: total_price,
    refunds: [],
    next_statuses: ['confirmed', 'cancelled'],
    courier: null,
    notes: [],
    history: [],
    ...overrides,
  }
}

/** A change by staff. */
export function auditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: '0199a1b2-0000-7000-8009-000000000001',
    actor: { id: member().id, name: member().name },
    role: 'owner',
    action: 'order.confirmTransfer',
    subject: { kind: 'order', id: String(order().id) },
    before: { status: 'pending', payment_status: 'pending' },
    after: { status: 'confirmed', payment_status: 'completed', reference: 'TBC-2026-4711' },
    created_at: '2026-11-21T08:12:00.000Z',
    ...overrides,
  }
}

/** An order on its way, as its courier sees it. */
export function delivery(overrides: Partial<Delivery> = {}): Delivery {
  const { customer, city } = shopOrder()
  const { id, order_number, home_address, region, postal_code } = order()
  return {
    id,
    order_number,
    status: 'shipped',
    customer: { name: customer.name, phone_number: customer.phone_number },
    home_address,
    city,
    region,
    postal_code,
    latitude: 41.6995,
    longitude: 44.796,
    items: [
      { name: 'საფერავი, ქვევრის ღვინო, 2021', specification: '0,75 ლ', quantity: 2 },
      { name: 'ალპური თაფლი, 500 გ', specification: null, quantity: 1 },
    ],
    ...overrides,
  }
}
