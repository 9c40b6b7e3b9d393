import { savedItemSchema, type Id } from '@dukani/contracts'
import { beforeEach, describe, expect, test } from 'vitest'
import { savedItems } from '../../../server/src/db/savedSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { ACTORS, createActors, type Actor } from '../cart/actors.ts'
import type { Ask } from '../cart/browser.ts'
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

/** A call as somebody makes it who knows all that the owner's items are called. */
interface Operation {
  name: string
  call: () => [path: string, ask: Ask]
  /** what another customer is answered: about their own wishlist, or that there is none such */
  customer: number
  allowed: number
}

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

function answerTo(actor: Actor, { customer, allowed }: Operation): number {
  if (actor === 'the owner') return allowed
  return actor === 'another customer' ? customer : 401
}

const ownersItems = async () =>
  (await db.select().from(savedItems)).filter(({ userId }) => userId === ownerId)

describe.each(OPERATIONS)('API-05 AUTH-13 $name', (operation) => {
  test.each(ACTORS)('%s', async (name) => {
    const before = await ownersItems()
    const { status, body } = await actors[name].ask(...operation.call())
    expect(status).toBe(answerTo(name, operation))
    if (name === 'the owner') return
    expect(JSON.stringify(body)).not.toContain(String(item))
    expect(await ownersItems()).toEqual(before)
  })
})

test('API-05 another’s, an unknown and a malformed id are one and the same', async () => {
  const other = actors['another customer']
  const answers = await Promise.all(
    [item, newId(), '1', "'"].map((id) =>
      other.ask(`${PATH}${encodeURIComponent(String(id))}/`, { method: 'DELETE' }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})
