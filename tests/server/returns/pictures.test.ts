import { existsSync } from 'node:fs'
import path from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { returnPictures } from '../../../server/src/db/returnSchema.ts'
import { returnApp } from './returnApp.ts'

const { app, config, db, services, returnable, latest } = await returnApp()
const hasFile = (stored: string) => existsSync(path.join(config.mediaDir, stored))
const sweep = () => services.returnPictures.sweep()

/** Makes pictures as old as if an hour and more had passed. */
const age = (...paths: string[]) =>
  db
    .update(returnPictures)
    .set({ createdAt: sql`now() - interval '61 minutes'` })
    .where(inArray(returnPictures.path, paths))

test('API-05 pictures belong to the customer’s own return, and are read by whoever knows their random names', async () => {
  const { id, ask, sendPicture } = await returnable()
  const sent = await sendPicture()
  expect(sent.statusCode, sent.body).toBe(201)
  const { path: stored, url } = sent.json<{ path: string; url: string }>()
  expect((await ask(1, { pictures: [stored, 'returns/../secret.webp'] })).statusCode).toBe(400)
  expect((await ask(1, { pictures: [stored] })).statusCode).toBe(201)
  expect((await latest()).pictures).toEqual([url])
  const picture = await app.inject({ url })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  const other = await returnable()
  expect((await other.ask(1, { pictures: [stored] })).statusCode).toBe(400)
  expect((await other.sendPicture(undefined, id)).statusCode).toBe(404)
  const theirs = { items: [{ id: other.jugs, quantity: 1 }], reason: 'x', pictures: [] }
  expect((await other.asked.post(`/v1/orders/${id}/returns/`, theirs)).statusCode).toBe(404)
})

test('a return has its pictures in the order in which it names them', async () => {
  const { ask, picture } = await returnable()
  const made = [await picture(), await picture(), await picture()].toReversed()
  expect((await ask(1, { pictures: made.map((each) => each.path) })).statusCode).toBe(201)
  expect((await latest()).pictures).toEqual(made.map(({ url }) => url))
})

test('a picture that is named twice is refused at its field', async () => {
  const { ask, picture } = await returnable()
  const { path: stored } = await picture()
  const refused = await ask(1, { pictures: [stored, stored] })
  expect(refused.statusCode, refused.body).toBe(400)
  expect(Object.keys(refused.json<object>())).toEqual(['pictures'])
})

test('an order has at most ten pictures that no return names, also when they are sent at once', async () => {
  const { ask, sendPicture, picture } = await returnable()
  // What isn't a picture doesn't count.
  expect((await sendPicture(Buffer.from('text'))).statusCode).toBe(400)
  const { path: first } = await picture()
  for (let number = 2; number < 10; number++) await picture()
  const last = await Promise.all([sendPicture(), sendPicture()])
  expect(last.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  expect((await sendPicture()).json()).toEqual({
    detail: 'ამ შეკვეთაზე ძალიან ბევრი სურათი აიტვირთა. სცადეთ ერთ საათში.',
  })
  await ask(1, { pictures: [first] })
  expect((await sendPicture()).statusCode).toBe(201)
})

test('pictures that no return names are deleted after an hour, and aren’t taken then', async () => {
  const { ask, picture } = await returnable()
  const [used, forgotten, young] = [await picture(), await picture(), await picture()]
  expect((await ask(1, { pictures: [used.path] })).statusCode).toBe(201)
  await age(used.path, forgotten.path)
  await Promise.all([sweep(), sweep()])
  expect([used, forgotten, young].map((each) => hasFile(each.path))).toEqual([true, false, true])
  expect(await db.$count(returnPictures, eq(returnPictures.path, forgotten.path))).toBe(0)
  const later = await returnable()
  const late = await later.picture()
  await age(late.path)
  await sweep()
  expect((await later.ask(1, { pictures: [late.path] })).statusCode).toBe(400)
})
