import { reviewPageSchema, reviewSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { reviews } from '../../../server/src/db/reviewSchema.ts'
import { products, users } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { newCustomer, type Customer } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { eachRow } from '../support/eachRow.ts'

const { app, db } = await testApp()
const guest = await newShopper(app)

const newProduct = async (columns = {}) => (await storeProduct(db, { name: 'თაფლი', ...columns })).id
const listOf = async (product: string, query = '') => {
  const answer = await guest.get(`/v1/products/${product}/reviews/${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return reviewPageSchema.parse(answer.json())
}
const write = (customer: Customer, product: string, body: object) =>
  customer.post(`/v1/products/${product}/reviews/create/`, body)
const check = async (customer: Customer, product: string): Promise<unknown> =>
  (await customer.get(`/v1/?product=${product}`)).json()
const counted = async (product: string) => {
  const [row] = await db
    .select({ sum: products.ratingSum, count: products.ratingCount, updatedAt: products.updatedAt })
    .from(products)
    .where(eq(products.id, product))
  return row
}

/** Puts reviews in, past the calls: one star for the first person, two for the next, and so on, a minute apart. */
async function stored(product: string, ratings: readonly number[]): Promise<void> {
  for (const [index, rating] of ratings.entries()) {
    const userId = newId()
    await db.insert(users).values({ id: userId, email: `${userId}@example.ge`, firstName: `${index}` })
    const createdAt = new Date(Date.UTC(2026, 10, 1, 10, index))
    await db.insert(reviews).values({ id: newId(), productId: product, userId, rating, createdAt })
  }
}

describe('REV-01 PROD-10 the reviews of a product', () => {
  test('API-09 five on a page, the newest first, with the number of reviews for each rating', async () => {
    const product = await newProduct()
    await stored(product, [1, 5, 5, 4, 5, 2, 5])
    const first = await listOf(product)
    expect(first).toMatchObject({ count: 7, previous: null, rating_counts: [1, 1, 0, 1, 4] })
    expect(first.results.map(({ user_first_name: name }) => name)).toEqual(['6', '5', '4', '3', '2'])
    expect(first.results[0]).toMatchObject({ rating: 5, comment: '', created_at: '2026-11-01T10:06:00.000Z' })
    expect(first.next).toContain(`/v1/products/${product}/reviews/?page=2`)
    const second = await listOf(product, '?page=2')
    expect(second.results.map(({ user_first_name: name }) => name)).toEqual(['1', '0'])
    expect(second).toMatchObject({ next: null, rating_counts: first.rating_counts })
  })

  test('without reviews the page is empty; a page beyond the end, and an unknown product, are 404', async () => {
    const product = await newProduct()
    const hidden = await newProduct({ published: false })
    expect(await listOf(product)).toMatchObject({ count: 0, results: [], rating_counts: [0, 0, 0, 0, 0] })
    for (const path of [
      `${product}/reviews/?page=2`,
      `${hidden}/reviews/`,
      `${newId()}/reviews/`,
      '7/reviews/',
    ])
      expect((await guest.get(`/v1/products/${path}`)).statusCode, path).toBe(404)
  })

  test('only the first name of a person is shown', async () => {
    const product = await newProduct()
    const nino = await newCustomer(app)
    await write(nino, product, { rating: 4, comment: 'კარგია' })
    const { body } = await guest.get(`/v1/products/${product}/reviews/`)
    for (const secret of [nino.user.id, nino.user.email, nino.user.last_name, nino.user.idnumber])
      expect(body).not.toContain(secret)
  })
})

describe('REV-02 REV-03 writing one', () => {
  test('API-02 it is the first in the list, counts for the product, and the check finds it', async () => {
    const product = await newProduct({ ratingSum: 9, ratingCount: 2 })
    const before = await counted(product)
    const nino = await newCustomer(app)
    expect(await check(nino, product)).toEqual({ hasReviewed: false })
    const answer = await write(nino, product, { rating: 4, comment: '  ნამდვილი\nმთის თაფლი <b>!</b>  ' })
    expect(answer.statusCode, answer.body).toBe(201)
    const review = reviewSchema.parse(answer.json())
    expect(review).toMatchObject({
      user_first_name: nino.user.first_name,
      rating: 4,
      comment: 'ნამდვილი\nმთის თაფლი <b>!</b>',
    })
    expect(Math.abs(Date.now() - Date.parse(review.created_at ?? ''))).toBeLessThan(60_000)
    expect((await listOf(product)).results).toEqual([review])
    expect(await check(nino, product)).toEqual({ hasReviewed: true })
    // A search looks at updated_at: a review is no reason to make its index anew.
    expect(await counted(product)).toEqual({ sum: 13, count: 3, updatedAt: before?.updatedAt })
    const shown = (await guest.get(`/v1/products/${product}/`)).json<{ rating: number; reviews: number }>()
    expect(shown).toMatchObject({ rating: 4.3, reviews: 3 })
  })

  test('the comment may be missing', async () => {
    const answer = await write(await newCustomer(app), await newProduct(), { rating: 1 })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ rating: 1, comment: '' })
  })

  test('of many at once, one is written and counted', async () => {
    const product = await newProduct()
    const nino = await newCustomer(app)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => write(nino, product, { rating: (index % 5) + 1 })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 400)])
    const [kept] = (await listOf(product)).results
    expect(await counted(product)).toMatchObject({ sum: kept?.rating, count: 1 })
  })

  test('different people at once are all counted', async () => {
    const product = await newProduct()
    const people = await Promise.all(Array.from({ length: 6 }, () => newCustomer(app)))
    await Promise.all(people.map((person, index) => write(person, product, { rating: (index % 5) + 1 })))
    expect(await counted(product)).toMatchObject({ sum: 1 + 2 + 3 + 4 + 5 + 1, count: 6 })
    expect((await listOf(product)).rating_counts).toEqual([2, 1, 1, 1, 1])
  })
})

describe('REV-04 API-03 refused:', () => {
  test('a second one, in `error`', async () => {
    const product = await newProduct()
    const nino = await newCustomer(app)
    await write(nino, product, { rating: 5 })
    const answer = await write(nino, product, { rating: 1 })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'თქვენ უკვე შეაფასეთ ეს პროდუქტი' })
  })

  test('an invalid rating or comment, at its field', () =>
    eachRow(
      [
        [{}, 'rating'],
        [{ rating: 0 }, 'rating'],
        [{ rating: 6 }, 'rating'],
        [{ rating: 4.5 }, 'rating'],
        [{ rating: '5' }, 'rating'],
        [{ rating: 5, comment: 'ა'.repeat(2001) }, 'comment'],
        [{ rating: 5, comment: 'ა\0' }, 'comment'],
        [{ rating: 5, comment: ['ა'] }, 'comment'],
      ],
      async (body, field) => {
        const answer = await write(await newCustomer(app), await newProduct(), body)
        expect(answer.statusCode).toBe(400)
        expect(Object.keys(answer.json<object>())).toEqual([field])
      },
    ))

  test('for an unknown product, in `error`', async () => {
    const hidden = await newProduct({ published: false })
    const nino = await newCustomer(app)
    for (const product of [newId(), hidden, '7']) {
      const answer = await write(nino, product, { rating: 5 })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ error: 'პროდუქტი ვერ მოიძებნა' })
      expect(await check(nino, product)).toEqual({ hasReviewed: false })
    }
  })

  test('F-10 API-05 the bearer token alone decides whose it is; time and name can’t be sent', async () => {
    const product = await newProduct()
    const [nino, gia] = [await newCustomer(app), await newCustomer(app)]
    const given = {
      user: gia.user.id,
      user_id: gia.user.id,
      user_first_name: 'ყალბი',
      created_at: '2000-01-01',
    }
    const answer = await write(nino, product, { rating: 5, ...given })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ user_first_name: nino.user.first_name })
    expect(answer.json<{ created_at: string }>().created_at).not.toContain('2000')
    expect(await check(gia, product)).toEqual({ hasReviewed: false })
  })
})
