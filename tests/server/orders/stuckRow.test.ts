import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/src/db/database.ts'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { withBearer } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { waiting } from '../support/waiting.ts'
import { fillCarts, newBuyers, orderBody, type Buyer } from './buyers.ts'

const PRICE = 1_000
const database = await testDatabase()

/** The server on connections of its own, and a way to order one piece of a product. */
async function shopOn(connections: { max: number; lockTimeout?: number }) {
  const opened = openDatabase(database.url, connections)
  cleanUp(opened.close)
  const { app, config } = await testApp({ database, db: opened.db })
  const browser = await newShopper(app)

  async function buyersOf(productId: string, count: number): Promise<Buyer[]> {
    const buyers = await newBuyers(database.db, config.secret, count)
    await fillCarts(database.db, buyers, () => [{ productId, quantity: 1 }])
    return buyers
  }

  const order = ({ accessToken }: Buyer, productId: string) =>
    withBearer(browser, accessToken).post(
      '/v1/orders/create/',
      orderBody([{ productId, quantity: 1 }], PRICE),
      { headers: { 'idempotency-key': accessToken.slice(-40) } },
    )
  return { app, buyersOf, order }
}

const newBottle = async (name: string) =>
  (await storeProduct(database.db, { name, priceTetri: PRICE, inventory: 1_000 })).id

/** Holds a product's row until it is let go, or the test ends. */
async function hold(productId: string): Promise<() => Promise<unknown>> {
  const connection = new pg.Client({ connectionString: database.url })
  await connection.connect()
  const letGo = () => connection.end()
  onTestFinished(letGo)
  await connection.query('begin')
  await connection.query('select from products where id = $1 for update', [productId])
  return letGo
}

test('API-07 while one product’s row is locked, other goods can be ordered, the catalogue is readable and the shop is ready', async () => {
  const [stuck, other] = [await newBottle('გაჭედილი'), await newBottle('თავისუფალი')]
  const { app, buyersOf, order } = await shopOn({ max: 5, lockTimeout: 60_000 })
  const blocked = await buyersOf(stuck, 30)
  const free = await buyersOf(other, 10)
  const letGo = await hold(stuck)
  const stuckOrders = blocked.map((buyer) => order(buyer, stuck))
  await expect.poll(() => waiting(database.db)).toBeGreaterThan(0)
  const answers = await Promise.all(free.map((buyer) => order(buyer, other)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(free.map(() => 201))
  for (const url of ['/v1/products/', '/readyz']) expect((await app.inject({ url })).statusCode).toBe(200)
  expect(await waiting(database.db)).toBe(1)
  await letGo()
  const late = await Promise.all(stuckOrders)
  expect(late.map(({ statusCode }) => statusCode)).toEqual(blocked.map(() => 201))
})

test('API-07 an order that waits too long for a locked row is 503 with Retry-After, and can be sent again', async () => {
  const stuck = await newBottle('გაჭედილი')
  const { buyersOf, order } = await shopOn({ max: 3, lockTimeout: 50 })
  const [buyer] = await buyersOf(stuck, 1)
  if (buyer === undefined) throw new Error('there is no buyer')
  const letGo = await hold(stuck)
  const refused = await order(buyer, stuck)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  await letGo()
  expect((await order(buyer, stuck)).statusCode).toBe(201)
  expect(await database.db.$count(orders, eq(orders.userId, buyer.id))).toBe(1)
})

test('API-07 an order never needs a second connection: one for reads and one for writes are enough', async () => {
  const product = await newBottle('ბევრისთვის')
  const { buyersOf, order } = await shopOn({ max: 3 })
  const buyers = await buyersOf(product, 20)
  const answers = await Promise.all(buyers.map((buyer) => order(buyer, product)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(buyers.map(() => 201))
})
