import { addressSchema, type Id } from '@dukani/contracts'
import { beforeEach, test } from 'vitest'
import { addresses } from '../../../server/src/db/orderSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { createActors } from '../cart/actors.ts'
import { expectSame404, trespass, type Operation } from '../cart/trespass.ts'
import { testApp } from '../support/testApp.ts'

const PATH = '/v1/customer/addresses/'
const { app, db, config } = await testApp()
const { actors, ownerId } = await createActors(app, config)
const home = { home_address: 'საიდუმლო 7', city: 'თბილისი', region: 'ვაკის რაიონი', postal_code: '0179' }

let address: Id
beforeEach(async () => {
  await db.delete(addresses)
  const { body } = await actors['the owner'].ask(PATH, { method: 'POST', body: home })
  address = addressSchema.parse(body).id
})

const OPERATIONS: Operation[] = [
  { name: 'list', call: () => [`${PATH}?owner=${ownerId}`, {}], customer: 200, allowed: 200 },
  {
    name: 'create',
    call: () => [
      PATH,
      { method: 'POST', body: { ...home, home_address: 'სხვა 1', owner: ownerId, user_id: ownerId } },
    ],
    customer: 201,
    allowed: 201,
  },
  {
    name: 'change',
    call: () => [`${PATH}${String(address)}/`, { method: 'PATCH', body: { city: 'გორი' } }],
    customer: 404,
    allowed: 200,
  },
  {
    name: 'delete',
    call: () => [`${PATH}${String(address)}/`, { method: 'DELETE' }],
    customer: 404,
    allowed: 204,
  },
]

const tryAll = trespass({
  actors,
  owned: async () => (await db.select().from(addresses)).filter(({ userId }) => userId === ownerId),
  secret: () => 'საიდუმლო',
})

test.each(OPERATIONS)('API-05 AUTH-13 only for its owner: $name', tryAll)

test('API-05 another’s, an unknown and a malformed id get the same response', async () => {
  const ids = [String(address), newId(), '1', "'", '%00']
  const body = { city: 'გორი' }
  const other = actors['another customer']
  await expectSame404(other, ids, (id) => [`${PATH}${id}/`, { method: 'PATCH', body }])
  await expectSame404(other, ids, (id) => [`${PATH}${id}/`, { method: 'DELETE' }])
})
