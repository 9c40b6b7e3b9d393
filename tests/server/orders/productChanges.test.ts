import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { afterCommit, inTransaction } from '../../../server/src/db/transaction.ts'
import { productChanges } from '../../../server/src/observations.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { orderBody } from './buyers.ts'
import { stockOf } from './invariants.ts'
import { orderApp } from './orderApp.ts'

const { db, customer } = await orderApp()

/** The products of each published change, and the stock that another connection sees at that moment. */
function watch() {
  const published: { ids: readonly string[] | null; stock: ReturnType<typeof stockOf> }[] = []
  const end = productChanges.subscribe((ids) => published.push({ ids, stock: stockOf(db) }))
  cleanUp(end)
  return { published, end }
}

describe('the change of a product is published', () => {
  test('when an order of it is placed and cancelled, once that can be seen, and not when it is refused', async () => {
    const cup = await storeProduct(db, { name: 'ჭიქა', priceTetri: 1_200, inventory: 3 })
    const asked = await customer()
    const lines = [{ productId: cup.id, quantity: 2 }]
    const { published, end } = watch()
    const id = await asked.ordered(lines, 2_400)
    expect(published.map(({ ids }) => ids)).toEqual([[cup.id]])
    expect(await published[0]?.stock).toMatchObject({ [`product ${cup.id}`]: 1 })
    await asked.fill(lines)
    expect((await asked.send(orderBody(lines, 2_400))).statusCode).toBe(409)
    expect(published).toHaveLength(1)
    expect((await asked.post(`/v1/orders/${id}/cancel/`, {})).statusCode).toBe(200)
    expect(published.map(({ ids }) => ids)).toEqual([[cup.id], [cup.id]])
    expect(await published[1]?.stock).toMatchObject({ [`product ${cup.id}`]: 3 })
    end()
  })

  test('when it is reviewed', async () => {
    const { id } = await storeProduct(db, { name: 'დოქი' })
    const { published, end } = watch()
    const asked = await customer()
    const written = await asked.post(`/v1/products/${id}/reviews/create/`, { rating: 5 })
    expect(written.statusCode, written.body).toBe(201)
    expect(published.map(({ ids }) => ids)).toEqual([[id]])
    end()
  })
})

describe('the effects of a commit', () => {
  test('don’t happen when the transaction is rolled back', async () => {
    let effects = 0
    const work = inTransaction(db, async () => {
      afterCommit(() => (effects += 1))
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(effects).toBe(0)
  })

  test('happen once when the transaction is repeated after a conflict', async () => {
    let effects = 0
    let attempts = 0
    await inTransaction(db, async (transaction) => {
      attempts += 1
      afterCommit(() => (effects += 1))
      if (attempts === 1)
        await transaction.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`)
    })
    expect({ attempts, effects }).toEqual({ attempts: 2, effects: 1 })
  })
})
