import { describe, expect, test } from 'vitest'
import { newId } from '../../../server/src/ids.ts'
import { browserOf } from '../cart/browser.ts'
import { testApp } from '../support/testApp.ts'
import { storeCategory, storeProduct } from './goods.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

const { app, db } = await testApp()
const { ask } = browserOf(app)

const wine = await storeCategory(db, 'ღვინო', 2)
const bags = await storeCategory(db, 'ჩანთები', 1)
const saperavi = await storeProduct(db, {
  name: 'საფერავი',
  description: 'მშრალი წითელი ღვინო.',
  category: wine,
  priceTetri: 1999,
  oldPriceTetri: 2500,
  inventory: 0,
  totalSold: 7,
  promotion: 'მეორე ბოთლი ნახევარ ფასად',
  ratingSum: 14,
  ratingCount: 3,
  images: ['wine/1 ა.png', 'https://pictures.example/2.jpg'],
  specifications: [
    { value: '0,75 ლ', priceTetri: 1999, oldPriceTetri: 2500, inventory: 4 },
    { value: '1,5 ლ', priceTetri: 3500, oldPriceTetri: 3500, inventory: 3 },
    { value: '3 ლ', priceTetri: null, inventory: 8 },
    { value: '5 ლ', priceTetri: 9000, inventory: 100, active: false },
  ],
  sizes: [
    { size: 'S', inventory: 2 },
    { size: 'M', inventory: 0 },
  ],
})
const [bottle = '', magnum = '', priceless = '', gone = ''] = saperavi.specificationIds
const hidden = await storeProduct(db, { name: 'დამალული', category: wine, published: false })
const bag = await storeProduct(db, { name: 'ტყავის ჩანთა', category: bags, priceTetri: 12_050, inventory: 6 })

const anyId: unknown = expect.any(String)
const SAPERAVI = {
  id: saperavi.id,
  name: 'საფერავი',
  description: 'მშრალი წითელი ღვინო.',
  images: ['/media/wine/1%20%E1%83%90.png', 'https://pictures.example/2.jpg'],
  main_image: '/media/wine/1%20%E1%83%90.png',
  price: 19.99,
  old_price: 25,
  discount: true,
  discount_price: 19.99,
  discount_percentage: 20,
  rating: 4.7,
  reviews: 3,
  inventory: 7,
  effective_inventory: 7,
  total_sold: 7,
  promotion: 'მეორე ბოთლი ნახევარ ფასად',
  category: { id: 'ღვინო' },
  specifications: [
    { id: bottle, value: '0,75 ლ', price: 19.99, old_price: 25, discount_price: 19.99, inventory: 4 },
    { id: magnum, value: '1,5 ლ', price: 35, old_price: 35, discount_price: null, inventory: 3 },
    { id: priceless, value: '3 ლ', price: null, old_price: null, discount_price: null, inventory: 8 },
  ],
  variants: [
    { id: anyId, size: 'S', inventory: 2 },
    { id: anyId, size: 'M', inventory: 0 },
  ],
}

describe('GET /v1/categories/', () => {
  test('API-02 CAT-11 returns a plain array of category_id and title, in the shop’s order', async () => {
    const { status, body, headers } = await ask('/v1/categories/')
    expect(status).toBe(200)
    expect(body).toEqual([
      { category_id: bags.id, title: 'ჩანთები' },
      { category_id: wine.id, title: 'ღვინო' },
    ])
    expect(headers.get('cache-control')).toBe('public, max-age=60')
  })
})

describe('GET /v1/products/{id}/', () => {
  test('API-08 PROD-02 returns exactly the specified fields', async () => {
    const { status, body } = await ask(`/v1/products/${saperavi.id}/`)
    expect(status).toBe(200)
    expect(body).toStrictEqual(SAPERAVI)
  })

  test('API-08 a product without options has the defaults in every field', async () => {
    const { body } = await ask(`/v1/products/${bag.id}/`)
    expect(body).toStrictEqual({
      ...SAPERAVI,
      id: bag.id,
      name: 'ტყავის ჩანთა',
      description: '',
      images: [],
      main_image: null,
      price: 120.5,
      old_price: null,
      discount: false,
      discount_price: null,
      discount_percentage: 0,
      rating: 0,
      reviews: 0,
      inventory: 6,
      effective_inventory: 6,
      total_sold: 0,
      promotion: null,
      category: { id: 'ჩანთები' },
      specifications: [],
      variants: [],
    })
  })

  test('PROD-04 with a specification, prices and stock are the specification’s', async () => {
    const { body } = await ask(`/v1/products/${saperavi.id}/?specification_id=${magnum}`)
    expect(body).toStrictEqual({
      ...SAPERAVI,
      price: 35,
      old_price: 35,
      discount: false,
      discount_price: null,
      discount_percentage: 0,
      inventory: 3,
      effective_inventory: 3,
    })
  })

  test('PROD-03 PROD-04 a specification without a price keeps the product’s price and has its own stock', async () => {
    const { body } = await ask(`/v1/products/${saperavi.id}/?specification_id=${priceless}`)
    expect(body).toStrictEqual({ ...SAPERAVI, inventory: 8, effective_inventory: 8 })
  })

  test('an empty specification_id is ignored', async () => {
    expect((await ask(`/v1/products/${saperavi.id}/?specification_id=`)).body).toStrictEqual(SAPERAVI)
  })

  test('API-03 an unknown product is 404 with detail', () =>
    eachOf(
      [
        newId(),
        '17',
        '%27%20or%201=1',
        hidden.id,
        // Another product's specification, one that the shop no longer has, and none at all.
        `${bag.id}/?specification_id=${bottle}`,
        `${saperavi.id}/?specification_id=${gone}`,
        `${saperavi.id}/?specification_id=17`,
      ],
      async (address) => {
        const { status, body } = await ask(`/v1/products/${address}${address.includes('?') ? '' : '/'}`)
        expect(status).toBe(404)
        expect(body).toEqual({ detail: 'ვერ მოიძებნა.' })
      },
    ))

  test('is revalidated every time, with 304 if it hasn’t changed', async () => {
    const { headers } = await ask(`/v1/products/${bag.id}/`)
    expect(headers.get('cache-control')).toBe('no-cache')
    const etag = headers.get('etag') ?? ''
    const again = await app.inject({
      url: `/v1/products/${bag.id}/`,
      headers: { 'if-none-match': `"x", ${etag}` },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const other = await app.inject({
      url: `/v1/products/${saperavi.id}/`,
      headers: { 'if-none-match': etag },
    })
    expect(other.statusCode).toBe(200)
  })
})

describe('GET /v1/products/', () => {
  test('API-09 API-08 returns count, next, previous and whole products', async () => {
    const { status, body, headers } = await ask('/v1/products/')
    expect(status).toBe(200)
    expect(body).toStrictEqual({
      count: 2,
      next: null,
      previous: null,
      results: [expect.objectContaining({ id: bag.id }), SAPERAVI],
    })
    expect(headers.get('cache-control')).toBe('public, max-age=5')
  })

  test('CAT-11 filters by a category’s title or its id', () =>
    eachRow(
      [
        ['by title', () => wine.title],
        ['by category_id', () => wine.id],
      ],
      async (_, category) => {
        const { body } = await ask(`/v1/products/?category=${encodeURIComponent(category())}`)
        expect(body).toMatchObject({ count: 1, results: [{ id: saperavi.id }] })
      },
    ))

  test('CAT-11 an unknown category has no products, an empty parameter is ignored', async () => {
    expect((await ask('/v1/products/?category=არა')).body).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
    })
    expect((await ask('/v1/products/?category=')).body).toMatchObject({ count: 2 })
  })

  test('API-03 a wrong parameter is 400 with the field’s message', () =>
    eachOf(
      [
        'page=0',
        'page=1.5',
        'page=9999999999',
        'page=1&page=2',
        'page_size=0',
        'page_size=51',
        'category=a&category=b',
        `search=${'a'.repeat(101)}`,
      ],
      async (query) => {
        const { status, body } = await ask(`/v1/products/?${query}`)
        expect(status).toBe(400)
        expect(body).toEqual({ [query.split('=')[0] ?? '']: ['მნიშვნელობა არასწორია.'] })
      },
    ))
})
