import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { auditLog } from '../../../server/src/db/staffSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { setRole } from '../../../server/src/modules/staff/repository.ts'
import { returnApp } from './returnApp.ts'

const { config, customer, db, refunded, returnable, latest, details, show, step } = await returnApp()
const owner = await customer()
await inTransaction(db, (transaction) =>
  setRole(transaction, { userId: owner.buyer.id, role: 'owner', grantedBy: null }),
)
const act = (id: string, action: 'erase' | 'export') => owner.post(`/v1/admin/customers/${id}/${action}/`)

test('a customer whose return is open isn’t erased; afterwards its texts and pictures are', async () => {
  const { asked, ask, picture } = await returnable()
  const [named, unused] = [await picture(), await picture()]
  await ask(1, { pictures: [named.path] })
  expect((await act(asked.buyer.id, 'erase')).statusCode).toBe(409)
  const back = await latest()
  await step(back.id, 'refuse', 'asked', { refusal: 'თამარ, ნახმარია' })
  const erased = await act(asked.buyer.id, 'erase')
  expect(erased.statusCode, erased.body).toBe(200)
  expect(await details(back.id)).toMatchObject({ reason: '', refusal: '', pictures: [], state: 'refused' })
  for (const each of [named, unused])
    expect(existsSync(path.join(config.mediaDir, each.path)), each.path).toBe(false)
  // What staff wrote to the customer isn't in the log, which is never erased.
  expect(JSON.stringify(await db.select().from(auditLog))).not.toContain('თამარ')
})

test('an export has the returns and the refunds', async () => {
  const { asked, id, jugs, ask, picture } = await returnable()
  const { path: stored } = await picture()
  await ask(2, { pictures: [stored] })
  await refunded(await show(id), { items: [{ id: jugs, quantity: 1 }], amount: 10 })
  const exported = await act(asked.buyer.id, 'export')
  expect(exported.json()).toMatchObject({
    returns: [{ orderId: id, state: 'asked', reason: 'გატეხილია', refusal: '' }],
    returnItems: [{ itemId: jugs, quantity: 2 }],
    returnPictures: [{ path: stored }],
    refunds: [{ orderId: id, amountTetri: 1_000, state: 'done' }],
    refundItems: [{ itemId: jugs, quantity: 1, amountTetri: 1_000 }],
  })
})
