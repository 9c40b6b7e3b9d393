import { addressPageSchema } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { addresses } from '../../../server/src/db/orderSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { orderApp } from '../orders/orderApp.ts'
import { newShopper } from '../support/shopper.ts'

const { app, db, customer } = await orderApp()
const PATH = '/v1/customer/addresses/'

async function saved(userId: string, homeAddress: string, minute: number, place = {}): Promise<string> {
  const id = newId()
  await db.insert(addresses).values({
    ...{ id, userId, homeAddress, city: 'თბილისი', region: 'ვაკე' },
    ...{ createdAt: new Date(Date.UTC(2026, 10, 1, 10, minute)) },
    ...place,
  })
  return id
}

test('CHECK-01 API-09 a customer’s own addresses, the first one saved first', async () => {
  const [asked, other] = [await customer(), await customer()]
  await saved(other.buyer.id, 'სხვისი 1', 0)
  const second = await saved(asked.buyer.id, 'ჭავჭავაძის 37', 2)
  const place = { postalCode: '0179', latitude: 41.71, longitude: 44.77 }
  const first = await saved(asked.buyer.id, 'აბაშიძის 5', 1, place)
  const answer = await asked.get(PATH)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  const where = { city: 'თბილისი', region: 'ვაკე' }
  expect(answer.json()).toEqual({
    ...{ count: 2, next: null, previous: null },
    results: [
      {
        ...where,
        id: first,
        home_address: 'აბაშიძის 5',
        postal_code: '0179',
        latitude: 41.71,
        longitude: 44.77,
      },
      {
        ...where,
        id: second,
        home_address: 'ჭავჭავაძის 37',
        postal_code: '',
        latitude: null,
        longitude: null,
      },
    ],
  })
})

test('API-09 a long address book has pages', async () => {
  const asked = await customer()
  const ids: string[] = []
  for (let number = 0; number < 52; number += 1)
    ids.push(await saved(asked.buyer.id, `ქუჩა ${number}`, number))
  const first = addressPageSchema.parse((await asked.get(PATH)).json())
  expect(first).toMatchObject({ count: 52, previous: null })
  expect(first.next).toMatch(/\/v1\/customer\/addresses\/\?page=2$/)
  const second = addressPageSchema.parse((await asked.get(`${PATH}?page=2`)).json())
  expect([...first.results, ...second.results].map(({ id }) => id)).toEqual(ids)
  const small = addressPageSchema.parse((await asked.get(`${PATH}?page=2&page_size=9`)).json())
  expect(small.results.map(({ id }) => id)).toEqual(ids.slice(9, 18))
  expect(small.previous).toMatch(/\?page=1&page_size=9$/)
  expect((await asked.get(`${PATH}?page=3`)).statusCode).toBe(404)
})

test('API-05 AUTH-13 a guest has no address book, and no one can read another’s', async () => {
  const [owner, other] = [await customer(), await customer()]
  await saved(owner.buyer.id, 'რუსთაველის 1', 0)
  expect(addressPageSchema.parse((await other.get(PATH)).json()).results).toEqual([])
  const guest = await (await newShopper(app)).get(`${PATH}?page=0`)
  expect([guest.statusCode, guest.json()]).toEqual([401, { detail: 'გთხოვთ, შეხვიდეთ სისტემაში.' }])
})
