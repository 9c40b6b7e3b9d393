import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addresses, orders } from '../../../server/src/db/orderSchema.ts'
import { products, specifications } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { newShopper } from '../support/shopper.ts'
import { orderBody } from './buyers.ts'
import { checkInvariants, stockOf } from './invariants.ts'
import { orderApp } from './orderApp.ts'

const { app, db, customer } = await orderApp()

const productOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]

test('CHECK-07 API-08 an order has the names, the picture and the prices of that moment, and empties the cart', async () => {
  const wine = await storeProduct(db, {
    name: 'საფერავი',
    images: ['wine/1.jpg', 'wine/2.jpg'],
    specifications: [
      { value: '0,75 ლ', priceTetri: 3_850, inventory: 9 },
      { value: '1,5 ლ', priceTetri: 7_200, inventory: 4 },
    ],
  })
  const [bottle = ''] = wine.specificationIds
  const cup = await storeProduct(db, { name: 'ჭიქა', priceTetri: 1_205, inventory: 6, totalSold: 10 })
  const before = await stockOf(db)
  const textsChanged = await productOf(cup.id)
  const asked = await customer()
  const lines = [
    { productId: wine.id, specificationId: bottle, quantity: 2 },
    { productId: cup.id, quantity: 5 },
  ]
  await asked.fill(lines)

  const answer = await asked.send(orderBody(lines, 2 * 3_850 + 5 * 1_205))
  expect(answer.statusCode).toBe(201)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(answer.headers).not.toHaveProperty('idempotent-replayed')
  const { id } = answer.json<{ id: string }>()
  expect(answer.json()).toEqual({ id, payment_method: 'bank', checkout_url: null })

  // The goods change afterwards; the order doesn't.
  await db.update(products).set({ name: 'სხვა', priceTetri: 1 })
  await db.update(specifications).set({ value: 'სხვა', priceTetri: 1 })
  const order = await asked.order(id)
  expect(order).toMatchObject({
    status: 'pending',
    payment_status: 'pending',
    payment_method: 'bank',
    total_price: 137.25,
    home_address: 'რუსთაველის გამზირი 12, ბინა 7',
    city: 'თბილისი',
    region: 'მთაწმინდის რაიონი',
    postal_code: '0108',
    latitude: null,
    longitude: null,
    items: [
      {
        product: { id: wine.id, name: 'საფერავი', main_image: '/media/wine/1.jpg' },
        specification: { id: bottle, value: '0,75 ლ' },
        quantity: 2,
        unit_price: 38.5,
      },
      {
        product: { id: cup.id, name: 'ჭიქა', main_image: null },
        specification: null,
        quantity: 5,
        unit_price: 12.05,
      },
    ],
  })
  expect(order.order_number).toMatch(/^\d{6}-\d{5}$/)
  expect(Math.abs(Date.parse(order.created_at) - Date.now())).toBeLessThan(60_000)

  await checkInvariants(db, before)
  expect(await productOf(cup.id)).toMatchObject({
    inventory: 1,
    totalSold: 15,
    updatedAt: textsChanged?.updatedAt,
  })
  const again = await asked.send(orderBody(lines, 13_725))
  expect([again.statusCode, again.json()]).toEqual([409, { detail: 'კალათა ცარიელია' }])
})

test('CHECK-07 a saved address is copied, with its coordinates', async () => {
  const { id: productId } = await storeProduct(db, { name: 'თეფში', priceTetri: 900 })
  const asked = await customer()
  const address = {
    ...{ homeAddress: 'ჭავჭავაძის გამზირი 37', city: 'თბილისი', region: 'ვაკის რაიონი', postalCode: '0179' },
    ...{ latitude: 41.7099, longitude: 44.7636 },
  }
  const id = newId()
  await db.insert(addresses).values({ ...address, id, userId: asked.buyer.id })
  const lines = [{ productId, quantity: 1 }]
  const order = await asked.ordered(lines, 900, { address: id.toUpperCase(), city: 'სხვაგან' })
  await db.delete(addresses)
  expect(await asked.order(order)).toMatchObject({
    ...{ home_address: address.homeAddress, city: 'თბილისი', region: address.region, postal_code: '0179' },
    ...{ latitude: 41.7099, longitude: 44.7636 },
  })
})

test('CHECK-13 a typed address is refused at its fields; the postal code may be left out', async () => {
  const { id: productId } = await storeProduct(db, { name: 'დოქი', priceTetri: 900 })
  const asked = await customer()
  const lines = [{ productId, quantity: 1 }]
  await asked.fill(lines)
  const fields = async (changes: object) => {
    const answer = await asked.send(orderBody(lines, 900, changes))
    return [answer.statusCode, Object.keys(answer.json<object>()).toSorted()]
  }
  expect(await fields({ home_address: '  ', city: undefined, region: 'x'.repeat(101) })).toEqual([
    400,
    ['city', 'home_address', 'region'],
  ])
  expect(await fields({ postal_code: '01081' })).toEqual([400, ['postal_code']])
  const order = await asked.ordered(lines, 900, { postal_code: undefined, home_address: '  ზღვისპირა 1  ' })
  expect(await asked.order(order)).toMatchObject({ home_address: 'ზღვისპირა 1', postal_code: '' })
})

test('CHECK-06 AUTH-13 a guest is asked to log in, whatever they send, and an empty cart can’t be ordered', async () => {
  const guest = await newShopper(app)
  for (const body of [{}, orderBody([], 0)]) {
    const answer = await guest.post('/v1/orders/create/', body)
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'გთხოვთ, შეხვიდეთ სისტემაში.' }])
  }
  const asked = await customer()
  const { id: productId } = await storeProduct(db, { name: 'ლამპა', priceTetri: 900 })
  for (const lines of [[], [{ productId, quantity: 1 }]]) {
    const answer = await asked.send(orderBody(lines, 900))
    expect([answer.statusCode, answer.json()]).toEqual([409, { detail: 'კალათა ცარიელია' }])
  }
  await asked.fill([{ productId, quantity: 1 }])
  expect((await asked.send(orderBody([], 0))).json()).toEqual({ detail: 'კალათა ცარიელია' })
})

test('CHECK-12 an order that differs from the cart is refused: another tab has changed it', async () => {
  const wine = await storeProduct(db, {
    name: 'ღვინო',
    specifications: [
      { value: '0,75 ლ', priceTetri: 1_000 },
      { value: '1,5 ლ', priceTetri: 1_000 },
    ],
  })
  const [small = '', large = ''] = wine.specificationIds
  const cup = await storeProduct(db, { name: 'ფიალა', priceTetri: 1_000 })
  const asked = await customer()
  const bottle = { productId: wine.id, specificationId: small, quantity: 2 }
  const cups = { productId: cup.id, quantity: 3 }
  await asked.fill([bottle, cups])
  const other = [
    [bottle],
    [bottle, { ...cups, quantity: 2 }],
    [{ ...bottle, specificationId: large }, cups],
    [{ ...bottle, specificationId: null }, cups],
    [bottle, cups, { productId: newId(), quantity: 1 }],
    [bottle, { ...cups, productId: 'no id' }],
    [bottle, { ...cups, productId: '00000000-0000-0000-0000-000000000000' }],
  ]
  for (const lines of other) {
    const answer = await asked.send(orderBody(lines, 5_000))
    expect([answer.statusCode, answer.json()], JSON.stringify(lines)).toEqual([
      409,
      { detail: 'კალათა შეიცვალა. გადახედეთ მას და სცადეთ თავიდან.' },
    ])
  }
  expect(await asked.orders()).toEqual([])

  // In any order, and a thing in two parts is the same as in one.
  const same = [
    { ...cups, quantity: 1 },
    { ...bottle, productId: wine.id.toUpperCase() },
    { ...cups, quantity: 2 },
  ]
  expect((await asked.send(orderBody(same, 5_000))).statusCode).toBe(201)
})

test('CHECK-04 a payment method that isn’t configured is refused before anything is written', async () => {
  const { id: productId } = await storeProduct(db, { name: 'კოვზი', priceTetri: 900 })
  const asked = await customer()
  const lines = [{ productId, quantity: 1 }]
  await asked.fill(lines)
  for (const payment_method of ['flitt', 'qr']) {
    const sent = await asked.send(orderBody(lines, 900, { payment_method }), 'key')
    expect([sent.statusCode, sent.json()]).toEqual([
      400,
      { detail: 'გადახდის ეს მეთოდი ჯერ არ არის ჩართული. აირჩიეთ სხვა.' },
    ])
  }
  const unknown = await asked.send(orderBody(lines, 900, { payment_method: 'gold' }))
  expect([unknown.statusCode, Object.keys(unknown.json<object>())]).toEqual([400, ['payment_method']])
  expect(await asked.orders()).toEqual([])
  expect((await asked.send(orderBody(lines, 900), 'key')).statusCode).toBe(201)
})

test('API-08 an order’s number is unique: a taken one is generated again', async () => {
  const { id: productId } = await storeProduct(db, { name: 'ჩანგალი', priceTetri: 900 })
  const asked = await customer()
  const lines = [{ productId, quantity: 1 }]
  const { order_number: taken } = await asked.order(await asked.ordered(lines, 900))
  await db.execute(`
    create sequence draws;
    create function draw_taken() returns trigger language plpgsql as $$ begin
      if nextval('draws') < 6 then new.number := '${taken}'; end if;
      return new;
    end $$;
    create trigger draw_taken before insert on orders for each row execute function draw_taken();`)
  try {
    const { order_number: next } = await asked.order(await asked.ordered(lines, 900))
    // After so many it gets longer, so that a day never runs out of them.
    expect(next).toMatch(/^\d{6}-\d{6}$/)
  } finally {
    await db.execute('drop trigger draw_taken on orders; drop function draw_taken; drop sequence draws')
  }
  expect(await db.$count(orders, eq(orders.userId, asked.buyer.id))).toBe(2)
})
