import { PAYMENT_STATES, type Order, type OrderPayment } from '@dukani/contracts'
import fc from 'fast-check'
import { englishTexts } from './arbitraries.ts'

const id = fc.oneof(fc.uuid(), fc.integer({ min: 1 }))
const gel = fc.integer({ min: 0, max: 100_000_000 }).map((tetri) => tetri / 100)
// What a server means by a text it means without the blanks around it.
const text = fc.string().map((one) => one.trim())
const filled = text.map((one) => one || 'x')

const paymentArbitrary: fc.Arbitrary<OrderPayment> = fc.record({
  state: fc.constantFrom(...PAYMENT_STATES),
  can_pay: fc.boolean(),
  expires_at: fc.option(fc.constant('2026-11-20T12:00:00Z')),
  transfer: fc.option(
    fc.record({
      recipient: text,
      bank: text,
      bic: text,
      iban: filled,
      amount: gel,
      reference: filled,
      qr_payload: fc.option(text),
    }),
  ),
})

const unpaidOrder = fc.record({
  id,
  order_number: filled,
  status: text,
  payment_status: text,
  payment_method: text,
  created_at: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
    .map((date) => date.toISOString()),
  total_price: gel,
  home_address: text,
  city: text,
  region: text,
  postal_code: text,
  latitude: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
  longitude: fc.option(fc.double({ min: -180, max: 180, noNaN: true })),
  items: fc.array(
    fc.record({
      id,
      product: fc
        .tuple(
          fc.record({ id: fc.option(id), name: text, main_image: fc.option(fc.webPath()) }),
          englishTexts('name_en'),
        )
        .map(([georgian, english]) => ({ ...georgian, ...english })),
      specification: fc.option(fc.record({ id: fc.option(id), value: filled })),
      quantity: fc.integer({ min: 1, max: 5 }),
      unit_price: gel,
    }),
    { maxLength: 4 },
  ),
})

/** An order as our server sends it, or another, which tells nothing of its payment. */
export const orderArbitrary: fc.Arbitrary<Order> = fc
  .tuple(unpaidOrder, fc.option(paymentArbitrary))
  .map(([one, payment]) => ({ ...one, ...(payment && { payment }) }))

const NAMES = [
  'id',
  'results',
  'next',
  'items',
  'product',
  'product_name',
  'specification',
  'quantity',
  'unit_price',
  'total',
  'total_price',
  'order_number',
  'status',
  'created_at',
  'address',
  'city',
  'images',
  'name',
  'value',
  'payment',
  'state',
  'transfer',
  'iban',
  'amount',
  'reference',
]

/** Anything at all, often with the names that the adapter looks for. */
export const anyOrder: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything(),
  fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.jsonValue(),
      id,
      fc.double(),
      tie('record'),
      fc.array(tie('value')),
    ),
    record: fc.dictionary(fc.constantFrom(...NAMES), tie('value')),
  })).value,
)
