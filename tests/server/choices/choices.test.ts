import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { specificationChoices } from '../../../server/src/db/choiceSchema.ts'
import { specifications } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { newCustomer } from '../support/customer.ts'
import { testApp } from '../support/testApp.ts'
import { eachRow } from '../support/eachRow.ts'

const { app, db } = await testApp()
const PATH = '/v1/save-specification/'

const wine = await storeProduct(db, {
  name: 'საფერავი',
  specifications: [
    { value: '0,75 ლ', priceTetri: 2000, inventory: 3 },
    { value: '1,5 ლ', priceTetri: 3900, inventory: 0 },
    { value: '3 ლ', priceTetri: null, inventory: 2 },
    { value: '5 ლ', priceTetri: 9000, inventory: 1, active: false },
  ],
})
const [bottle = '', magnum = '', priceless = '', gone = ''] = wine.specificationIds
const hidden = await storeProduct(db, {
  name: 'დამალული',
  published: false,
  specifications: [{ value: 'ერთი', priceTetri: 100, inventory: 1 }],
})
const [ofHidden = ''] = hidden.specificationIds

type Browser = Awaited<ReturnType<typeof newCustomer>>
const choose = (browser: Browser, specification: unknown, product: unknown = wine.id) =>
  browser.post(PATH, { product, specification })
const kept = async (browser: Browser, product = wine.id): Promise<unknown> =>
  (await browser.get(`${PATH}?product=${product}`)).json()

describe('PROD-04 what a customer chose is remembered', () => {
  test('API-02 the last choice, also one that is sold out, only for this customer', async () => {
    const [nino, gia] = [await newCustomer(app), await newCustomer(app)]
    expect(await kept(nino)).toEqual({ specification: null })
    const answer = await choose(nino, bottle)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ product: wine.id, specification: bottle })
    expect((await choose(nino, magnum.toUpperCase(), wine.id.toUpperCase())).statusCode).toBe(200)
    expect(await kept(nino)).toEqual({ specification: magnum })
    expect(await kept(gia)).toEqual({ specification: null })
  })

  test('of twenty choices at once one is stored', async () => {
    const nino = await newCustomer(app)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => choose(nino, index % 2 === 0 ? bottle : magnum)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
    const rows = await db
      .select()
      .from(specificationChoices)
      .where(eq(specificationChoices.userId, String(nino.user.id)))
    expect(rows).toHaveLength(1)
  })

  test('a choice that is no longer available isn’t returned', async () => {
    const nino = await newCustomer(app)
    const jug = await storeProduct(db, {
      name: 'დოქი',
      specifications: [{ value: 'დიდი', priceTetri: 100, inventory: 1 }],
    })
    const [big = ''] = jug.specificationIds
    await choose(nino, big, jug.id)
    await db.update(specifications).set({ active: false }).where(eq(specifications.id, big))
    expect(await kept(nino, jug.id)).toEqual({ specification: null })
  })
})

describe('PROD-04 API-03 a refusal is in `error`', () => {
  test('for every specification that can’t be chosen', () =>
    eachRow(
      [
        ['one without a price', priceless, wine.id, 400, 'ფასი მიუწვდომელია'],
        ['one that is gone', gone, wine.id, 404, 'პროდუქტი ვერ მოიძებნა'],
        ['another product’s', ofHidden, wine.id, 404, 'პროდუქტი ვერ მოიძებნა'],
        ['one of an unpublished product', ofHidden, hidden.id, 404, 'პროდუქტი ვერ მოიძებნა'],
        ['an unknown one', newId(), wine.id, 404, 'პროდუქტი ვერ მოიძებნა'],
        ['a number', 7, 9, 404, 'პროდუქტი ვერ მოიძებნა'],
      ],
      async (_what, specification, product, status, error) => {
        const nino = await newCustomer(app)
        const answer = await choose(nino, specification, product)
        expect(answer.statusCode).toBe(status)
        expect(answer.json()).toMatchObject({ error })
        expect(await kept(nino)).toEqual({ specification: null })
      },
    ))
})
