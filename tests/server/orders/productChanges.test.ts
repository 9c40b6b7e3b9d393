import { describe, expect, test } from 'vitest'
import { productChanges } from '../../../server/src/observations.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { orderBody } from './buyers.ts'
import { stockOf } from './invariants.ts'
import { orderApp } from './orderApp.ts'

const { db, customer } = await orderApp()

/** The products of each change that is told, with the stock that a reader sees at that moment. */
function watch() {
  const told: { ids: readonly string[] | null; stock: ReturnType<typeof stockOf> }[] = []
  const end = productChanges.subscribe((ids) => told.push({ ids, stock: stockOf(db) }))
  cleanUp(end)
  return { told, end }
}

describe('caches are told of a product', () => {
  test('when an order of it is placed and cancelled, once that can be seen, and not when it is refused', async () => {
    const cup = await storeProduct(db, { name: 'ჭიქა', priceTetri: 1_200, inventory: 3 })
    const asked = await customer()
    const lines = [{ productId: cup.id, quantity: 2 }]
    const { told, end } = watch()
    const id = await asked.ordered(lines, 2_400)
    expect(told.map(({ ids }) => ids)).toEqual([[cup.id]])
    expect(JSON.stringify(await told[0]?.stock)).toBe(JSON.stringify(await stockOf(db)))
    await asked.fill(lines)
    expect((await asked.send(orderBody(lines, 2_400))).statusCode).toBe(409)
    expect(told).toHaveLength(1)
    expect((await asked.post(`/v1/orders/${id}/cancel/`, {})).statusCode).toBe(200)
    expect(told.map(({ ids }) => ids)).toEqual([[cup.id], [cup.id]])
    end()
  })

  test('when it is reviewed', async () => {
    const { id } = await storeProduct(db, { name: 'დოქი' })
    const { told, end } = watch()
    const asked = await customer()
    const written = await asked.post(`/v1/products/${id}/reviews/create/`, { rating: 5 })
    expect(written.statusCode, written.body).toBe(201)
    expect(told.map(({ ids }) => ids)).toEqual([[id]])
    end()
  })
})
