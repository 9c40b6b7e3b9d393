import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  addressPageSchema,
  isPostalCode,
  ORDER_STATUSES,
  orderPageSchema,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  registerSchema,
  savedItemPageSchema,
  type Login,
  type Order,
} from '@dukani/contracts'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { seedCatalogue } from '../../../server/src/db/seed/catalogue.ts'
import { seedId } from '../../../server/src/db/seed/rows.ts'
import { seedDemo } from '../../../server/src/db/seed/seed.ts'
import { orderItems, orders } from '../../../server/src/db/orderSchema.ts'
import { savedItems } from '../../../server/src/db/savedSchema.ts'
import { meta } from '../../../server/src/db/metaSchema.ts'
import { products, specifications, users } from '../../../server/src/db/schema.ts'
import { roleOf } from '../../../server/src/modules/staff/repository.ts'
import { passwordProblem } from '../../../server/src/modules/accounts/passwordRules.ts'
import { loggedIn, newPerson } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'

const { app, db } = await testApp()
const DEMO = { env: {} }

// As the README gives them to whoever tries the demo.
const readme = readFileSync(path.join(import.meta.dirname, '../../../README.md'), 'utf8')
const logins = [...readme.matchAll(/`(\S+@dukani\.example)`[^`]*`([^`]+)`/g)].map(
  ([, email = '', password = '']) => ({ email, password }),
)
const [{ email, password }, owner, courier] = logins as [Login, Login, Login]
const login = async () => loggedIn(await newShopper(app), { email, password })

beforeEach(async () => {
  await db.execute(sql`truncate meta, reviews, users, products, categories cascade`)
  await seedDemo(db, DEMO)
})

test('AUTH-03 the login in the README is the demo customer’s, whose data is valid in forms', async () => {
  const { user } = await login()
  expect(user).toMatchObject({ first_name: 'ნინო', email })
  const form = registerSchema.safeParse({ ...user, password })
  expect(form.error?.issues).toBeUndefined()
  expect(await passwordProblem(password, newPerson({ email }))).toBeNull()
})

test('the README’s logins of the staff are those of an owner and a courier', async () => {
  const roles = await Promise.all(
    [owner, courier].map(async (person) => {
      const { user } = await loggedIn(await newShopper(app), person)
      return roleOf(db, String(user.id))
    }),
  )
  expect(roles).toEqual(['owner', 'courier'])
})

test('AUTH-03 no one else in the demo can log in: the authors of the reviews have no password', async () => {
  const withPassword = await db
    .select({ email: users.email })
    .from(users)
    .where(isNotNull(users.passwordHash))
    .orderBy(users.email)
  expect(withPassword).toEqual([courier, { email }, owner].map((person) => ({ email: person.email })))
  const shopper = await newShopper(app)
  for (const [address, guess] of [
    ['customer-1@dukani.example', password],
    ['customer-1@dukani.example', 'customer-1@dukani.example'],
    [email, `${password}!`],
  ]) {
    const answer = await shopper.post('/v1/accounts/login/', { email: address, password: guess })
    expect(answer.statusCode, address).toBe(401)
  }
})

test('CHECK-01 the demo customer has several addresses, some with coordinates', async () => {
  const { results } = addressPageSchema.parse((await (await login()).get('/v1/customer/addresses/')).json())
  expect(results.map(({ city }) => city)).toEqual(['თბილისი', 'ბათუმი', 'ქუთაისი'])
  for (const { postal_code } of results) expect(isPostalCode(postal_code), postal_code).toBe(true)
  for (const { latitude, longitude } of results.filter((address) => address.latitude !== null)) {
    // Within Georgia.
    expect(latitude).toSatisfy((degrees: number) => degrees > 41 && degrees < 43.6)
    expect(longitude).toSatisfy((degrees: number) => degrees > 40 && degrees < 46.8)
  }
})

test('ORDER-04 the demo customer has orders in every state, of products that existed then', async () => {
  const customer = await login()
  const page = orderPageSchema.parse((await customer.get('/v1/orders/')).json())
  const all = page.results
  expect(page.next).toBeNull()
  const of = (field: 'status' | 'payment_status' | 'payment_method') =>
    new Set(all.map((order) => order[field]))
  expect(of('status')).toEqual(new Set(ORDER_STATUSES))
  expect(of('payment_status')).toEqual(new Set(PAYMENT_STATUSES))
  expect(of('payment_method')).toEqual(new Set(PAYMENT_METHODS))

  const created = new Map(
    seedCatalogue.flatMap(({ products: some }) =>
      some.map((each) => [seedId('product', each.handle), each.created]),
    ),
  )
  for (const order of all) {
    const day = new Date(order.created_at).toLocaleDateString('en-CA', { timeZone: 'Asia/Tbilisi' })
    expect(order.order_number.slice(0, 6)).toBe(day.replaceAll('-', '').slice(2))
    expect(day <= '2026-11-19' && day >= '2026-06-14', day).toBe(true)
    for (const { product } of order.items)
      expect((created.get(String(product.id)) ?? 'unknown') <= day).toBe(true)
  }
  const byDate = (one: Order, other: Order) => other.created_at.localeCompare(one.created_at)
  expect(all).toEqual(all.toSorted(byDate))
  const broken = await db.execute(sql`
    select o.number from orders o join order_items i on i.order_id = o.id
    group by o.id having o.total_tetri <> sum(i.quantity * i.unit_price_tetri)`)
  expect(broken.rows).toEqual([])
})

test('WISH-01 the demo customer has saved three products, one of them with a specification', async () => {
  const list = async () =>
    savedItemPageSchema.parse((await (await login()).get('/v1/saved-items/')).json()).results
  const saved = await list()
  expect(saved.map(({ product_name, specification }) => [product_name, specification?.value])).toEqual([
    ['ფოტოაპარატი კლასიკური დიზაინით', undefined],
    ['თიხის დოქი ღვინისთვის', '2 ლ'],
    ['კაკლის ხის სკამი', undefined],
  ])
  // What they have done with it since stays.
  await db.delete(savedItems)
  await seedDemo(db, DEMO)
  expect(await list()).toEqual([])
})

test('WISH-01 a demo of an older release gets the wishlist, with the products that it still has', async () => {
  await db.delete(savedItems)
  await db.delete(meta).where(eq(meta.key, 'demo-wishlist'))
  await db.delete(products).where(eq(products.handle, 'walnut-chair'))
  await db.update(specifications).set({ active: false }).where(eq(specifications.value, '2 ლ'))
  await Promise.all([seedDemo(db, DEMO), seedDemo(db, DEMO)])
  const left = await db.select({ productId: savedItems.productId }).from(savedItems)
  expect(left).toEqual([{ productId: seedId('product', 'mirrorless-camera') }])
})

test('a demo of an older release gets the customer; products that it no longer has are in the orders by name', async () => {
  await db.delete(orders)
  await db.delete(users).where(eq(users.email, email))
  await db.delete(meta).where(eq(meta.key, 'demo-customer'))
  await db.delete(products).where(eq(products.handle, 'teddy-bear'))
  const left = await db.$count(products)
  const results = await Promise.all([seedDemo(db, DEMO), seedDemo(db, DEMO)])
  expect(results).toEqual(['present', 'present'])
  expect(await db.$count(products)).toBe(left)
  expect(await (await login()).get('/v1/orders/')).toHaveProperty('statusCode', 200)
  const gone = await db
    .select()
    .from(orderItems)
    .where(sql`product_id is null`)
  expect(gone).toMatchObject([{ productName: 'რბილი დათუნია ჩასახუტებლად', specificationId: null }])
})

test('an account that was registered with the customer’s e-mail stays unchanged', async () => {
  await db.delete(orders)
  await db.delete(meta).where(eq(meta.key, 'demo-customer'))
  await db.update(users).set({ firstName: 'სხვა' }).where(eq(users.email, email))
  expect(await seedDemo(db, DEMO)).toBe('present')
  expect((await login()).user.first_name).toBe('სხვა')
  expect(await db.$count(orders)).toBe(0)
})
