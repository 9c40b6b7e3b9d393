import { savedItemSchema, type Id } from '@dukani/contracts'
import { beforeEach, test } from 'vitest'
import { savedItems } from '../../../server/src/db/savedSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { createActors } from '../cart/actors.ts'
import { expectSame404, trespass, type Operation } from '../cart/trespass.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { testApp } from '../support/testApp.ts'
import { PATH } from './wishlistApp.ts'

const { app, db, config } = await testApp()
const scarf = await storeProduct(db, { name: 'შარფი' })
const { actors, ownerId } = await createActors(app, config)

let item: Id
beforeEach(async () => {
  await db.delete(savedItems)
  const { body } = await actors['the owner'].ask(PATH, { method: 'POST', body: { product: scarf.id } })
  item = savedItemSchema.parse(body).id
})

const OPERATIONS: Operation[] = [
  { name: 'list', call: () => [`${PATH}?owner=${ownerId}`, {}], customer: 200, allowed: 200 },
  {
    name: 'save',
    call: () => [PATH, { method: 'POST', body: { product: scarf.id, owner: ownerId, user: ownerId } }],
    customer: 201,
    allowed: 200,
  },
  {
    name: 'remove',
    call: () => [`${PATH}${String(item)}/`, { method: 'DELETE' }],
    customer: 404,
    allowed: 204,
  },
]

const tryAll = trespass({
  actors,
  owned: async () => (await db.select().from(savedItems)).filter(({ userId }) => userId === ownerId),
  secret: () => String(item),
})

test.each(OPERATIONS)('API-05 AUTH-13 only for its owner: $name', tryAll)

test('API-05 another’s, an unknown and a malformed id get the same response', async () => {
  const ids = [String(item), newId(), '1', "'"]
  await expectSame404(actors['another customer'], ids, (id) => [`${PATH}${id}/`, { method: 'DELETE' }])
})
