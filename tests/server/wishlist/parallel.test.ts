import { savedItemPageSchema, savedItemSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { savedItems } from '../../../server/src/db/savedSchema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { newBuyers } from '../orders/buyers.ts'
import { orderShop, tally } from '../orders/orderShop.ts'
import { PATH } from './wishlistApp.ts'

const { db, secret, open } = await orderShop()
const servers = await Promise.all([open(), open()])

test('WISH-03 B10 the same product saved 50 times at once, over two processes, is saved once', async () => {
  const buyers = await newBuyers(db, secret, 4)
  const { id: product } = await storeProduct(db, { name: 'შარფი' })
  for (const buyer of buyers) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        servers[index % 2 === 0 ? 0 : 1].ask(buyer, PATH, { product }),
      ),
    )
    expect(tally(answers)).toEqual({ 200: 49, 201: 1 })
    const ids = new Set(answers.map(({ body }) => savedItemSchema.parse(body).id))
    expect(ids.size).toBe(1)
    const list = savedItemPageSchema.parse((await servers[0].ask(buyer, PATH)).body)
    expect(list.results.map(({ id }) => id)).toEqual([...ids])
  }
  expect(await db.$count(savedItems, eq(savedItems.productId, product))).toBe(buyers.length)
}, 120_000)
