import { addressPageSchema, addressSchema, MAX_ADDRESSES, type CreateAddress } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addresses } from '../../../server/src/db/orderSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderApp, type Ordering } from '../orders/orderApp.ts'
import { eachRow } from '../support/eachRow.ts'

const { db, customer } = await orderApp()
const PATH = '/v1/customer/addresses/'

const picked: CreateAddress = {
  ...{ home_address: 'რუსთაველის გამზირი 24', city: 'თბილისი', region: 'მთაწმინდის რაიონი' },
  ...{ postal_code: '0108', latitude: 41.7013, longitude: 44.7953 },
}

async function saved(asked: Ordering, changes: Partial<CreateAddress> = {}) {
  const answer = await asked.post(PATH, { ...picked, ...changes })
  if (answer.statusCode !== 201) throw new Error(`not saved: ${answer.body}`)
  return addressSchema.parse(answer.json())
}

const list = async (asked: Ordering) => addressPageSchema.parse((await asked.get(PATH)).json()).results
const at = (id: string | number) => `${PATH}${String(id)}/`

describe('PROF-11 API-02 an address from the picker', () => {
  test('is saved with its coordinates, and is the last in the list', async () => {
    const asked = await customer()
    const first = await saved(asked, { home_address: 'აბაშიძის 5' })
    const answer = await asked.post(PATH, picked)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store'])
    const { id, ...rest } = addressSchema.parse(answer.json())
    expect(rest).toEqual(picked)
    expect((await list(asked)).map((address) => address.id)).toEqual([first.id, id])
  })

  test('typed by hand has no coordinates, and may have no postal code', async () => {
    const asked = await customer()
    const typed = { home_address: '  ფარნავაზ მეფის 44 ', city: ' ბათუმი', region: 'აჭარა ' }
    const answer = await asked.post(PATH, typed)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      ...{ home_address: 'ფარნავაზ მეფის 44', city: 'ბათუმი', region: 'აჭარა', postal_code: '' },
      ...{ latitude: null, longitude: null },
    })
    expect((await saved(asked, { postal_code: ' 6010 ', latitude: null })).postal_code).toBe('6010')
  })

  test('belongs to the customer, whatever owner the body has', async () => {
    const [asked, other] = [await customer(), await customer()]
    const forced = newId()
    const body = {
      ...picked,
      id: forced,
      user: other.buyer.id,
      user_id: other.buyer.id,
      owner: other.buyer.id,
    }
    const { id } = addressSchema.parse((await asked.post(PATH, body)).json())
    expect(id).not.toBe(forced)
    expect(await list(other)).toEqual([])
  })
})

describe('PROF-04 one field of an address', () => {
  test('is changed, and no other field', () =>
    eachRow(
      [
        ['home_address', 'ჭავჭავაძის 37'],
        ['city', 'ქუთაისი'],
        ['region', 'იმერეთი'],
        ['postal_code', '4600'],
        ['postal_code', ''],
        ['latitude', 42.25],
        ['longitude', 42.7],
        ['latitude', null],
      ],
      async (field, value) => {
        const asked = await customer()
        const [address, other] = [await saved(asked), await saved(asked)]
        const answer = await asked.patch(at(address.id), { [field]: value })
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
        expect(answer.json()).toEqual({ ...address, [field]: value })
        expect(await list(asked)).toEqual([{ ...address, [field]: value }, other])
      },
    ))

  test('several can be changed at once; an empty change returns the address', async () => {
    const asked = await customer()
    const address = await saved(asked)
    expect((await asked.patch(at(address.id), {})).json()).toEqual(address)
    const moved = { city: ' ბათუმი ', region: 'აჭარა' }
    expect((await asked.patch(at(address.id), { ...moved, id: newId(), user_id: newId() })).json()).toEqual({
      ...{ ...address, region: 'აჭარა', city: 'ბათუმი' },
    })
  })

  test('many simultaneous changes of different fields are all kept', async () => {
    const asked = await customer()
    const address = await saved(asked)
    const change = { home_address: 'ახალი 1', city: 'გორი', region: 'შიდა ქართლი', postal_code: '1400' }
    const answers = await Promise.all(
      Object.entries(change).map(([field, value]) => asked.patch(at(address.id), { [field]: value })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await list(asked)).toEqual([{ ...address, ...change }])
  })
})

describe('PROF-10 API-03 refused at their fields:', () => {
  const REQUIRED = 'ეს ველი აუცილებელია.'
  const INVALID = 'მნიშვნელობა არასწორია.'
  const LONG = 'ტექსტი ზედმეტად გრძელია.'

  test('missing fields', async () => {
    const asked = await customer()
    expect((await asked.post(PATH, {})).json()).toEqual({
      ...{ home_address: [REQUIRED], city: [REQUIRED], region: [REQUIRED] },
    })
    for (const body of ['null', '[]', '"x"', '7', '{', '']) {
      const answer = await asked.post(PATH, body, { headers: { 'content-type': 'application/json' } })
      expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, ['detail']])
    }
    expect(await list(asked)).toEqual([])
  })

  test('values that are too long, out of range, of another type or empty', () =>
    eachRow(
      [
        ['home_address', '', REQUIRED],
        ['home_address', ' \u00a0 ', REQUIRED],
        ['home_address', 'ა'.repeat(301), LONG],
        ['home_address', 'ქუჩა\u0000 5', INVALID],
        ['home_address', 'ქუჩა\r\nBcc: x', INVALID],
        ['city', 7, REQUIRED],
        ['region', 'ა'.repeat(101), LONG],
        ['postal_code', '010', 'საფოსტო ინდექსი უნდა შედგებოდეს 4 ციფრისგან.'],
        ['postal_code', null, INVALID],
        ['latitude', 90.01, INVALID],
        ['longitude', -180.5, INVALID],
        ['longitude', {}, INVALID],
      ],
      async (field, value, sentence) => {
        const asked = await customer()
        const address = await saved(asked)
        for (const answer of [
          await asked.post(PATH, { ...picked, [field]: value }),
          await asked.patch(at(address.id), { [field]: value }),
        ])
          expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: [sentence] }])
        expect(await list(asked)).toEqual([address])
      },
    ))

  test('coordinates are finite, and a text in any script is returned unchanged', async () => {
    const asked = await customer()
    const answer = await asked.post(PATH, JSON.stringify(picked).replace('41.7013', '1e999'), {
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.statusCode, answer.json()]).toEqual([400, { latitude: [INVALID] }])
    const home_address = '‮ქუჩა‬ <b>"5"</b> ᲥᲣᲩᲐ 🏠 \' or 1=1 --'
    expect((await saved(asked, { home_address })).home_address).toBe(home_address)
  })
})

test('PROF-04 a full address book accepts no more, also of many at once, until one is deleted', async () => {
  const asked = await customer()
  const { id: userId } = asked.buyer
  const rows = Array.from({ length: MAX_ADDRESSES - 1 }, (_, number) => ({
    ...{ id: newId(), userId, homeAddress: `ქუჩა ${number}`, city: 'გორი', region: 'შიდა ქართლი' },
  }))
  await db.insert(addresses).values(rows)
  const answers = await Promise.all(Array.from({ length: 8 }, () => asked.post(PATH, picked)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(7).fill(400)])
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toEqual({
    detail: `${MAX_ADDRESSES} მისამართზე მეტს ვერ შეინახავთ. წაშალეთ ის, რომელიც აღარ გჭირდებათ.`,
  })
  expect(await db.$count(addresses, eq(addresses.userId, userId))).toBe(MAX_ADDRESSES)
  expect((await asked.delete(at(rows[0]?.id ?? ''))).statusCode).toBe(204)
  expect((await asked.post(PATH, picked)).statusCode).toBe(201)
})

test('PROF-04 an address is deleted once, and stays in the orders to it', async () => {
  const asked = await customer()
  const scarf = await storeProduct(db, { name: 'შარფი', priceTetri: 2500, inventory: 3 })
  const address = await saved(asked)
  const order = await asked.ordered([{ productId: scarf.id, quantity: 1 }], 2500, {
    ...{ address: address.id, home_address: undefined, city: undefined, region: undefined },
  })
  const before = await asked.order(order)
  const removed = await asked.delete(at(address.id))
  expect([removed.statusCode, removed.body, removed.headers['cache-control']]).toEqual([204, '', 'no-store'])
  expect([(await asked.delete(at(address.id))).statusCode, await list(asked)]).toEqual([404, []])
  const after = await asked.order(order)
  expect(after).toEqual(before)
  expect(after).toMatchObject({ latitude: picked.latitude, longitude: picked.longitude })
})

test('PROF-06 API-01 nothing is written without the csrf token', async () => {
  const asked = await customer()
  const address = await saved(asked)
  const without = { headers: { 'x-csrftoken': '' } }
  const answers = [
    await asked.post(PATH, picked, without),
    await asked.patch(at(address.id), { city: 'გორი' }, without),
    await asked.delete(at(address.id), without),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  expect(await list(asked)).toEqual([address])
})
