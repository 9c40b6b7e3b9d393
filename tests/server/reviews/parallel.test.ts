import { reviewCheckSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, reviews } from '../../../server/src/db/schema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { newBuyers } from '../orders/buyers.ts'
import { orderShop, tally } from '../orders/orderShop.ts'

const { db, secret, open } = await orderShop()
const servers = await Promise.all([open(), open()])

test('REV-04 B10 50 reviews of a product by one person at once, over two processes, are one, and counted once', async () => {
  const buyers = await newBuyers(db, secret, 4)
  const { id } = await storeProduct(db, { name: 'თაფლი' })
  for (const [index, buyer] of buyers.entries()) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, sent) =>
        servers[sent % 2 === 0 ? 0 : 1].ask(buyer, `/v1/products/${id}/reviews/create/`, {
          rating: 1 + (sent % 5),
          comment: `${sent}`,
        }),
      ),
    )
    expect(tally(answers)).toEqual({ 201: 1, 400: 49 })
    const check = await servers[0].ask(buyer, `/v1/?product=${id}`)
    expect(reviewCheckSchema.parse(check.body)).toEqual({ hasReviewed: true })
    const kept = await db.select().from(reviews).where(eq(reviews.productId, id))
    expect(kept).toHaveLength(index + 1)
    const [product] = await db.select().from(products).where(eq(products.id, id))
    expect(product).toMatchObject({
      ratingCount: kept.length,
      ratingSum: kept.reduce((sum, { rating }) => sum + rating, 0),
    })
  }
}, 120_000)
