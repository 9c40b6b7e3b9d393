import { productPageSchema, productSchema, reviewPageSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../../../server/src/config/config.ts'
import { openDatabase, type Database } from '../../../server/src/db/database.ts'
import { products } from '../../../server/src/db/schema.ts'
import { newGuestCart } from '../cart/guestCart.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { newCustomer } from '../support/customer.ts'
import { newShopper, type Shopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { testDatabase, type TestDatabase } from '../support/testDatabase.ts'

const NOBODY = 'postgres://shop:password@127.0.0.1:1/shop'

/** An app on a primary and on the database at an address, as if that were its replica. */
async function appWithReplica(primary: TestDatabase, replicaUrl: string) {
  const onReplicaAway = vi.fn<(error: Error) => void>()
  const { replica, close } = openDatabase(primary.url, { replicaUrl, onReplicaAway })
  cleanUp(close)
  const { app } = await testApp({ database: primary, replica })
  return { app, onReplicaAway }
}

/** A product of the primary which the replica has as it was before it was renamed. */
async function renamedProduct(primary: Database, late: Database): Promise<string> {
  const { id } = await storeProduct(primary, { name: 'თაფლი' })
  const rows = await primary.select().from(products).where(eq(products.id, id))
  await late.insert(products).values(rows)
  await primary.update(products).set({ name: 'მთის თაფლი' }).where(eq(products.id, id))
  return id
}

async function namesIn(guest: Shopper): Promise<string[]> {
  const list = productPageSchema.parse((await guest.get('/v1/products/?page=1')).json())
  return list.results.map(({ name }) => name)
}

test('the catalogue is read from the replica, a cart and its prices from the primary', async () => {
  const primary = await testDatabase()
  const late = await testDatabase()
  const id = await renamedProduct(primary.db, late.db)
  const { app, onReplicaAway } = await appWithReplica(primary, late.url)
  const guest = await newShopper(app)

  expect(await namesIn(guest)).toEqual(['თაფლი'])
  expect(productSchema.parse((await guest.get(`/v1/products/${id}/`)).json()).name).toBe('თაფლი')
  const cart = await newGuestCart(app)
  await cart.added({ product_id: id })
  expect((await cart.read()).map(({ product }) => product?.name)).toEqual(['მთის თაფლი'])
  expect(onReplicaAway).not.toHaveBeenCalled()
})

test('REV-02 a customer sees the review just written, guests when the replica has it', async () => {
  const primary = await testDatabase()
  const late = await testDatabase()
  const id = await renamedProduct(primary.db, late.db)
  const { app } = await appWithReplica(primary, late.url)
  const customer = await newCustomer(app)
  const countFor = async (shopper: Shopper) =>
    reviewPageSchema.parse((await shopper.get(`/v1/products/${id}/reviews/`)).json()).count

  const written = await customer.post(`/v1/products/${id}/reviews/create/`, { rating: 5 })
  expect(written.statusCode, written.body).toBe(201)
  expect(await countFor(customer)).toBe(1)
  expect(await countFor(await newShopper(app))).toBe(0)
})

test('while the replica is away the primary is read, which is reported once', async () => {
  const primary = await testDatabase()
  await storeProduct(primary.db, { name: 'თაფლი' })
  const { app, onReplicaAway } = await appWithReplica(primary, NOBODY)
  const guest = await newShopper(app)

  expect(await namesIn(guest)).toEqual(['თაფლი'])
  expect(await namesIn(guest)).toEqual(['თაფლი'])
  expect(onReplicaAway).toHaveBeenCalledOnce()
})

test('a replica needs a primary', () => {
  expect(() => readConfig({ DATABASE_READ_URL: NOBODY })).toThrow(
    'DATABASE_READ_URL requires DATABASE_URL: it is a replica of that database.',
  )
})
