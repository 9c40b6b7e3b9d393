import {
  addressPageSchema,
  courierLocationSchema,
  courierReportSchema,
  detailSchema,
  geocodeResultSchema,
  orderAgainSchema,
  orderCreatedSchema,
  orderPageSchema,
  paymentStartedSchema,
  renewedTokenSchema,
  reviewCheckSchema,
  reviewPageSchema,
  savedItemPageSchema,
  savedSpecificationSchema,
  tokensSchema,
  userSchema,
  walletSchema,
} from '@dukani/contracts'
import { expect, test } from 'vitest'
import { tokens, user } from '#mocks/accounts.ts'
import { twoAddresses } from '#mocks/addresses.ts'
import { courierLocation } from '#mocks/courier.ts'
import { order } from '#mocks/orders.ts'
import { transferOrder } from '#mocks/payments.ts'
import { place } from '#mocks/places.ts'
import { reviews } from '#mocks/reviews.ts'
import { savedItem } from '#mocks/savedItems.ts'

interface Schema {
  parse(body: unknown): unknown
  safeParse(body: unknown): { success: boolean }
}

const page = (results: object[]) => ({ count: 12, next: '/?page=2', previous: null, results })
const specification = { id: 's-1', value: 'XL' }

// Products, categories and carts are in tests/mocks.
test.each<[string, Schema, object]>([
  ['a person', userSchema, user()],
  ['the tokens of a login', tokensSchema, tokens('u-1')],
  ['a renewed token', renewedTokenSchema, { access: 'a-2' }],
  ['saved addresses', addressPageSchema, page(twoAddresses())],
  ['a place', geocodeResultSchema, place()],
  ['a remembered choice', savedSpecificationSchema, { specification: null }],
  ['orders', orderPageSchema, page([order(), transferOrder('qr')])],
  [
    'a new order',
    orderCreatedSchema,
    { id: 'o-1', payment_method: 'flitt', checkout_url: null, detail: 'გადახდა ვერ დაიწყო.' },
  ],
  [
    'an order that is bought again',
    orderAgainSchema,
    { added: 0, left_out: [{ product_name: 'თაფლი', specification: null, quantity: 1 }] },
  ],
  ['a payment that was begun', paymentStartedSchema, { checkout_url: 'https://pay.example.ge/7' }],
  ['a wallet', walletSchema, { balance: 12.5 }],
  ['where a courier is', courierLocationSchema, courierLocation({ recorded_at: '2026-11-20T12:00:00Z' })],
  [
    'what a courier reports',
    courierReportSchema,
    { ...courierLocation(), order: '261120-04711', recorded_at: '2026-11-20T16:00:00+04:00' },
  ],
  ['reviews', reviewPageSchema, { ...page(reviews(5)), rating_counts: [0, 3, 3, 3, 3] }],
  ['whether there is a review', reviewCheckSchema, { hasReviewed: false }],
  ['saved products', savedItemPageSchema, page([savedItem(), savedItem({ specification })])],
  ['a refusal', detailSchema, { detail: 'ვერ მოიძებნა.' }],
])('API-08 %s: each field is required to pass, and no other passes', (_, schema, whole) => {
  expect(schema.parse({ ...whole, password_hash: 'x' })).toEqual(whole)
  expect(schema.safeParse({}).success).toBe(false)
})

test.each<[string, Schema, object]>([
  ['a list without its end', orderPageSchema, { count: 1, previous: null, results: [order()] }],
  ['an order below zero', orderPageSchema, page([order({ total_price: -0.01 })])],
  ['ratings of four stars', reviewPageSchema, { ...page([]), rating_counts: [1, 2, 3, 4] }],
  ['a place beyond the earth', courierLocationSchema, { latitude: 90.1, longitude: 0 }],
  [
    'a report at no moment',
    courierReportSchema,
    { ...courierLocation(), order: 7, recorded_at: '2026-11-20T16:00:00' },
  ],
  ['an id without a sign', userSchema, user({ id: '' })],
])('API-02 %s is refused', (_, schema, wrong) => {
  expect(schema.safeParse(wrong).success).toBe(false)
})
