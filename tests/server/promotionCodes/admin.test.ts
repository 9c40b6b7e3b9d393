import { auditPartSchema, promotionCodePartSchema, promotionCodeSchema } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'
import { withCode } from './codes.ts'

const { db, customer, member } = await staffApp()
const owner = await member('owner')
const manager = await member('manager')
const PATH = '/v1/admin/promotion-codes/'

const NEW = {
  code: 'weekend-10',
  percent: 10,
  amount: null,
  min_total: 0,
  per_customer: 1,
  max_uses: 3,
  starts_at: null,
  ends_at: null,
}
let made = 0

/** Creates a code of its own. */
async function created(changes: object = {}) {
  const answer = await manager.post(PATH, { ...NEW, code: `code-${(made += 1)}`, ...changes })
  expect(answer.statusCode, answer.body).toBe(201)
  return promotionCodeSchema.parse(answer.json())
}

const change = (id: unknown, body: object, asked = manager) => asked.patch(`${PATH}${String(id)}/`, body)

test('staff create a code, see it first in the list, and the log says who did', async () => {
  const older = await created()
  const answer = await manager.post(PATH, NEW)
  const code = promotionCodeSchema.parse(answer.json())
  expect(code).toMatchObject({ ...NEW, code: 'WEEKEND-10', used: 0, active: true, version: 1 })
  const { results } = promotionCodePartSchema.parse((await manager.get(PATH)).json())
  expect(results.slice(0, 2).map(({ id }) => id)).toEqual([code.id, older.id])
  const [entry] = auditPartSchema.parse((await owner.get('/v1/admin/audit/')).json()).results
  expect(entry).toMatchObject({
    action: 'promotionCode.create',
    subject: { kind: 'promotionCode', id: code.id },
    actor: { id: manager.buyer.id },
    after: { code: 'WEEKEND-10', percent: 10 },
  })
  const again = await manager.post(PATH, NEW)
  expect(again.statusCode).toBe(400)
  expect(again.json()).toEqual({ code: ['ასეთი კოდი უკვე არის.'] })
})

test.each([
  [{ percent: 10, amount: 5 }, { percent: ['მიუთითეთ ან პროცენტი, ან თანხა.'] }],
  [{ percent: null }, { percent: ['მიუთითეთ ან პროცენტი, ან თანხა.'] }],
  [
    { percent: null, amount: 10, min_total: 10 },
    { min_total: ['მინიმალური ჯამი ფასდაკლებაზე მეტი უნდა იყოს.'] },
  ],
  [
    { starts_at: '2026-12-02T00:00:00+04:00', ends_at: '2026-12-01T00:00:00+04:00' },
    { ends_at: ['დასასრული დასაწყისის შემდეგ უნდა იყოს.'] },
  ],
])('a code with %j is refused at its field', async (changes, body) => {
  const answer = await manager.post(PATH, { ...NEW, code: 'refused', ...changes })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual(body)
})

test('a code is switched off and on again by who saw its last version', async () => {
  const code = await created()
  const off = promotionCodeSchema.parse((await change(code.id, { version: 1, active: false })).json())
  expect(off).toMatchObject({ active: false, version: 2, max_uses: 3 })
  const late = await change(code.id, { version: 1, active: true }, owner)
  expect(late.statusCode).toBe(409)
  expect(late.json()).toEqual({ detail: 'კოდი ამასობაში შეიცვალა. ნახეთ და სცადეთ თავიდან.' })
  const on = await change(code.id, { version: 2, active: true, max_uses: null }, owner)
  expect(on.json()).toMatchObject({ active: true, max_uses: null, version: 3 })
  const [entry] = auditPartSchema.parse((await owner.get('/v1/admin/audit/')).json()).results
  expect(entry).toMatchObject({
    action: 'promotionCode.change',
    before: { active: false, max_uses: 3 },
    after: { active: true, max_uses: null },
  })
})

test('a code can’t be allowed fewer uses than it has', async () => {
  const cup = await storeProduct(db, { name: 'ჭიქა', priceTetri: 1_000, inventory: 5 })
  const { id, code } = await created({ per_customer: null })
  const asked = await customer()
  for (let uses = 0; uses < 2; uses += 1)
    await asked.ordered([{ productId: cup.id, quantity: 1 }], 1_000, withCode(code, 100))
  const refused = await change(id, { version: 1, max_uses: 1 })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toEqual({ max_uses: ['კოდი უკვე უფრო ხშირად არის გამოყენებული.'] })
  expect((await change(id, { version: 1, max_uses: 2 })).json()).toMatchObject({ used: 2, max_uses: 2 })
})
