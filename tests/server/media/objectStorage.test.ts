import { existsSync } from 'node:fs'
import path from 'node:path'
import { userSchema } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { objectStorageConfig } from '../../../server/src/config/media.ts'
import { createS3Store } from '../../../server/src/gateways/media/s3Store.ts'
import { TooLargeError } from '../../../server/src/gateways/media/mediaStore.ts'
import { PictureFolder } from '../../../server/src/modules/catalogueImport/pictures/pictureFolder.ts'
import { picture } from '../catalogueImport/support/pictures.ts'
import { sendPicture, PATH } from '../profile/form.ts'
import { drawing } from '../profile/pictures.ts'
import { newCustomer, withBearer } from '../support/customer.ts'
import { eachOf } from '../support/eachRow.ts'
import { objectStorage } from '../support/objectStorage.ts'
import { newShopper } from '../support/shopper.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { testApp } from '../support/testApp.ts'
import { testDatabase } from '../support/testDatabase.ts'

const database = await testDatabase()
const storage = await objectStorage()
/** A process of the shop with a disk of its own. */
const newProcess = () =>
  testApp({ database, config: { objectStorage: storage.config, mediaDir: temporaryFolder() } })
const [one, other] = [await newProcess(), await newProcess()]
const photo = async () => ({ data: await drawing().png().toBuffer(), name: 'me.png', type: 'image/png' })

test('PROF-02 a picture that one process stored in object storage is served by another, until it is removed', async () => {
  const customer = await newCustomer(one.app)
  const sent = await sendPicture(customer, await photo())
  expect(sent.statusCode, sent.body).toBe(200)
  const url = userSchema.parse(sent.json()).profile_pic ?? ''
  const shown = await other.app.inject({ url })
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['content-type']).toBe('image/webp')
  expect(existsSync(path.join(one.config.mediaDir, 'people'))).toBe(false)

  const elsewhere = withBearer(await newShopper(other.app), customer.accessToken)
  expect((await elsewhere.put(PATH, { profile_pic: null })).statusCode).toBe(200)
  await expect.poll(async () => (await one.app.inject({ url })).statusCode).toBe(404)
})

test('PROD-01 the picture of an imported product is served by every process', async () => {
  const store = createS3Store(storage.config)
  const folder = new PictureFolder(store, false)
  const kept = await folder.keep(await picture(1, 'jpeg'))
  expect(await folder.has(kept)).toBe(true)
  for (const { app } of [one, other]) {
    const shown = await app.inject({ url: `/media/${kept}?w=320`, headers: { accept: 'image/webp' } })
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toBe('image/webp')
  }
  const unknown = `/media/files/${'0'.repeat(64)}.jpg`
  expect((await one.app.inject({ url: unknown })).statusCode).toBe(404)
})

test('objects are found by their age, and one that is too large is not read', async () => {
  const store = createS3Store(storage.config)
  await store.write('people/a.webp', Buffer.alloc(100))
  const later = new Date(Date.now() + 60_000)
  expect(await store.storedBefore('people/', later)).toContain('people/a.webp')
  expect(await store.storedBefore('people/', new Date(0))).toEqual([])
  await expect(store.read('people/a.webp', 99)).rejects.toThrow(TooLargeError)
  expect((await store.read('people/a.webp', 100))?.length).toBe(100)
})

test('API-03 while the object storage is away, a picture is 503 and the profile stays as it is', async () => {
  const customer = await newCustomer(one.app)
  await storage.stop()
  const sent = await sendPicture(customer, await photo())
  expect(sent.statusCode, sent.body).toBe(503)
  expect(sent.headers['retry-after']).toBe('5')
  expect(Object.keys(sent.json())).toEqual(['detail'])
  const profile = await customer.get(`/v1/accounts/users/${customer.user.id}/`)
  expect(userSchema.parse(profile.json()).profile_pic).toBe(null)
  const shown = await one.app.inject({ url: `/media/files/${'1'.repeat(64)}.jpg` })
  expect(shown.statusCode).toBe(503)
})

test('an address that is no bucket’s is refused', () =>
  eachOf(
    ['https://bucket', 's3://', 's3://key:secret@bucket', 's3://bucket?endpoint=storage.example', 'bucket'],
    async (address) => {
      expect(() => objectStorageConfig({ MEDIA_URL: address })).toThrow('MEDIA_URL must be a bucket such as')
    },
  ))
