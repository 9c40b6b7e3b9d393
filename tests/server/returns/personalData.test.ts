import { existsSync } from 'node:fs'
import { mkdir, rename, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { returnPictures } from '../../../server/src/db/returnSchema.ts'
import { auditLog } from '../../../server/src/db/staffSchema.ts'
import { createFileStore } from '../../../server/src/gateways/media/fileStore.ts'
import { lockWholeCustomer } from '../../../server/src/modules/customers/adminRepository.ts'
import { erase } from '../../../server/src/modules/customers/eraseRepository.ts'
import { createReturnPictures } from '../../../server/src/modules/returns/pictures.ts'
import { drawing } from '../profile/pictures.ts'
import { commitWhileWaiting } from '../support/waiting.ts'
import { returnApp } from './returnApp.ts'
import { giveRole } from '../support/giveRole.ts'

const { config, customer, db, services, refunded, returnable, latest, details, show, step } =
  await returnApp()
const owner = await customer()
await giveRole(db, owner.buyer.id, 'owner')
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

test('a picture whose upload ends after its customer was erased isn’t stored', async () => {
  const { asked, id } = await returnable()
  const store = createFileStore(config.mediaDir)
  const written: string[] = []
  const pictures = createReturnPictures(db, {
    ...store,
    async write(key, data) {
      const erased = await act(asked.buyer.id, 'erase')
      expect(erased.statusCode, erased.body).toBe(200)
      await services.returnPictures.sweep()
      await store.write(key, data)
      written.push(key)
    },
  })
  const stored = await pictures.store(asked.buyer.id, id, await drawing(40, 20).png().toBuffer())
  expect(stored).toEqual({ ok: false, error: 'notFound' })
  expect(written).toHaveLength(1)
  for (const key of written) expect(existsSync(path.join(config.mediaDir, key))).toBe(false)
})

test('a process that ends between the writing of a file and its check leaves it to the sweep', async () => {
  const { asked, id } = await returnable()
  const store = createFileStore(config.mediaDir)
  const late: (() => Promise<void>)[] = []
  const pictures = createReturnPictures(db, {
    ...store,
    write: async (key, data) => void late.push(() => store.write(key, data)),
  })
  const stored = await pictures.store(asked.buyer.id, id, await drawing(40, 20).png().toBuffer())
  const key = stored.ok ? stored.value.path : ''
  expect((await act(asked.buyer.id, 'erase')).statusCode).toBe(200)
  await services.returnPictures.sweep()
  for (const write of late) await write()
  await services.returnPictures.sweep()
  expect(existsSync(path.join(config.mediaDir, key))).toBe(false)
  await db
    .update(returnPictures)
    .set({ createdAt: sql`now() - interval '61 minutes'` })
    .where(eq(returnPictures.path, key))
  await services.returnPictures.sweep()
  expect(await db.$count(returnPictures, eq(returnPictures.path, key))).toBe(0)
})

test('what a customer sends while they are erased is refused', async () => {
  const [one, other] = [await returnable(), await returnable()]
  for (const [{ asked, id }, send] of [
    [one, () => one.ask(1)],
    [other, () => other.sendPicture()],
  ] as const) {
    const answer = await commitWhileWaiting(
      db,
      async (transaction) => {
        await lockWholeCustomer(transaction, asked.buyer.id)
        await erase(transaction, asked.buyer.id)
      },
      send,
    )
    expect(answer.statusCode, answer.body).toBe(404)
    expect(await db.$count(returnPictures, eq(returnPictures.orderId, id))).toBe(0)
  }
})

test('a customer is erased while a file can’t be deleted; the sweep deletes it later', async () => {
  const { asked, picture } = await returnable()
  const file = path.join(config.mediaDir, (await picture()).path)
  await rename(file, `${file}.away`)
  await mkdir(file)
  const erased = await act(asked.buyer.id, 'erase')
  expect(erased.statusCode, erased.body).toBe(200)
  await rmdir(file)
  await rename(`${file}.away`, file)
  await services.returnPictures.sweep()
  expect(existsSync(file)).toBe(false)
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
