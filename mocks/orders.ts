import type { Order, OrderItem } from '@dukani/contracts'
import { product } from './products.ts'

/** One thing of an order as the server sends it. */
export function orderItem(overrides: Partial<OrderItem> = {}): OrderItem {
  const { id, name, main_image } = product()
  return {
    id: '0199a1b2-0000-7000-8005-000000000001',
    product: { id, name, main_image },
    specification: { id: '0199a1b2-0000-7000-8000-0000000000a1', value: '0,75 ლ' },
    quantity: 2,
    unit_price: 38.5,
    ...overrides,
  }
}

/** An order of two things as the server sends it, placed a moment ago. */
export function order(overrides: Partial<Order> = {}): Order {
  return {
    id: '0199a1b2-0000-7000-8004-000000000001',
    order_number: '261120-04711',
    status: 'pending',
    payment_status: 'pending',
    payment_method: 'bank',
    created_at: '2026-11-20T21:30:00.000Z',
    total_price: 101,
    home_address: 'რუსთაველის გამზირი 12, ბინა 7',
    city: 'თბილისი',
    region: 'მთაწმინდის რაიონი',
    postal_code: '0108',
    latitude: null,
    longitude: null,
    items: [
      orderItem(),
      orderItem({
        id: '0199a1b2-0000-7000-8005-000000000002',
        product: {
          id: '0199a1b2-0000-7000-8000-000000000002',
          name: 'ალპური თაფლი, 500 გ',
          main_image: '/media/jar-1.png',
        },
        specification: null,
        quantity: 1,
        unit_price: 24,
      }),
    ],
    ...overrides,
  }
}

/** What strains a layout: names without end, things that are gone, a total of six digits. */
export function awkwardOrder(overrides: Partial<Order> = {}): Order {
  return order({
    id: '0199a1b2-0000-7000-8004-000000000002',
    order_number: 'DUKANI-2026-11-20-000000000000047110815',
    created_at: '',
    total_price: 248_701,
    home_address:
      'საქართველო, ქალაქი თბილისი, დიდი დიღმის დასახლება, მეოთხე მიკრორაიონი, მეოცდამეერთე კორპუსი, მესამე სადარბაზო, მეთხუთმეტე სართული',
    items: [
      orderItem({
        product: {
          id: '0199a1b2-0000-7000-8000-000000000006',
          name: 'ხელნაკეთი კაკლის ხის სასადილო მაგიდა თორმეტი ადამიანისთვის, ზეთით დაფარული, გასაშლელი მექანიზმით',
          main_image: null,
        },
        specification: { id: null, value: 'დამოუკიდებლადშემუშავებულიმრავალფუნქციურიფერი, მუქი კაკალი' },
        quantity: 2,
        unit_price: 124_350.5,
      }),
      orderItem({
        id: '0199a1b2-0000-7000-8005-000000000002',
        product: { id: null, name: 'Discontinued <b>teapot</b> & co.', main_image: null },
        specification: null,
        quantity: 1,
        unit_price: 0,
      }),
    ],
    ...overrides,
  })
}

const STATES = [
  ['pending', 'pending'],
  ['confirmed', 'completed'],
  ['shipped', 'completed'],
  ['delivered', 'completed'],
  ['cancelled', 'failed'],
] as const

/** So many different orders, the newest first, in every state. */
export function orders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => {
    const [status, payment_status] = STATES[index % STATES.length] ?? STATES[0]
    return order({
      id: `0199a1b2-0000-7000-8006-${String(index + 1).padStart(12, '0')}`,
      order_number: `2611${String(30 - (index % 30)).padStart(2, '0')}-${String(10_000 + index)}`,
      status,
      payment_status,
      created_at: new Date(Date.UTC(2026, 10, 30) - index * 86_400_000).toISOString(),
      total_price: 24 + index * 13.5,
    })
  })
}
