import type { Order } from '@dukani/contracts'
import fc from 'fast-check'

const id = fc.oneof(fc.uuid(), fc.integer({ min: 1 }))
const gel = fc.integer({ min: 0, max: 100_000_000 }).map((tetri) => tetri / 100)
// What a server means by a text it means without the blanks around it.
const text = fc.string().map((one) => one.trim())
const filled = text.map((one) => one || 'x')

/** An order as our server sends it. */
export const orderArbitrary: fc.Arbitrary<Order> = fc.record({
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
      product: fc.record({ id: fc.option(id), name: text, main_image: fc.option(fc.webPath()) }),
      specification: fc.option(fc.record({ id: fc.option(id), value: filled })),
      quantity: fc.integer({ min: 1, max: 5 }),
      unit_price: gel,
    }),
    { maxLength: 4 },
  ),
})

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
