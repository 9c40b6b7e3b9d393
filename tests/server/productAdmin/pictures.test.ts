import { productPictureSchema, staffProductDetailsSchema } from '@dukani/contracts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formOf, type FormFile } from '../profile/form.ts'
import { drawing, sidewaysPhoto } from '../profile/pictures.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'

const { app, db, customer, member } = await staffApp()
const manager = await member('manager')
const PATH = '/v1/admin/pictures/'

async function upload(data: FormFile['data'], asked: Pick<typeof manager, 'post'> = manager) {
  const { type, body } = await formOf([{ data, field: 'picture' }])
  return asked.post(PATH, body, { headers: { 'content-type': type } })
}

const uploaded = async (width: number) => {
  const answer = await upload(await drawing(width).jpeg().toBuffer())
  expect(answer.statusCode, answer.body).toBe(201)
  return productPictureSchema.parse(answer.json())
}

test('pictures are stored, given to a product, sorted, described and removed', async () => {
  const [one, two, three] = [await uploaded(300), await uploaded(310), await uploaded(320)]
  const { id } = await storeProduct(db, { name: 'ქვევრი' })
  const send = async (version: number, pictures: readonly object[]) => {
    const answer = await manager.patch(`/v1/admin/products/${id}/`, { version, pictures })
    expect(answer.statusCode, answer.body).toBe(200)
    return staffProductDetailsSchema.parse(answer.json()).pictures
  }
  const texts = { alt: '' }
  await send(
    1,
    [one, two, three].map(({ path }) => ({ ...texts, path })),
  )
  const sorted = await send(2, [
    { path: three.path, alt: ' ქვევრი  წინიდან ' },
    { ...texts, path: one.path },
  ])
  expect(sorted).toEqual([
    { path: three.path, url: three.url, alt: 'ქვევრი წინიდან' },
    { path: one.path, url: one.url, alt: '' },
  ])
  expect((await app.inject(`${three.url}?w=320`)).statusCode).toBe(200)
  const shown = (await app.inject(`/v1/products/${id}/`)).json<{ images: string[] }>()
  expect(shown.images).toEqual([three.url, one.url])
})

test('a product is given only pictures that were uploaded', async () => {
  const { id } = await storeProduct(db, { name: 'ქილა' })
  const path = `files/${'0'.repeat(64)}.jpg`
  const answer = await manager.patch(`/v1/admin/products/${id}/`, {
    version: 1,
    pictures: [{ path, alt: '' }],
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { pictures: ['სურათი ვერ მოიძებნა. ატვირთეთ თავიდან.'] },
  ])
})

test('what isn’t a picture is refused with a message, and so is a person without the right', async () => {
  expect((await upload('no picture')).statusCode).toBe(400)
  const damaged = (await drawing().jpeg().toBuffer()).subarray(0, 2_000)
  const answer = await upload(damaged)
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    400,
    'სურათი ვერ იხსნება. აირჩიეთ სხვა.',
  ])
  expect((await manager.post(PATH, { picture: 'x' })).statusCode).toBe(400)
  expect((await upload(await drawing().jpeg().toBuffer(), await customer())).statusCode).toBe(403)
})

const crop = (body: object, asked: Pick<typeof manager, 'post'> = manager) => asked.post(`${PATH}crop/`, body)
const corner = { left: 0.5, top: 0, width: 0.5, height: 0.5 }

test('a part of a picture becomes a picture of its own, which stands as its camera was held', async () => {
  const answer = await upload(await sidewaysPhoto())
  const whole = productPictureSchema.parse(answer.json())
  const cropped = await crop({ path: whole.path, ...corner })
  expect(cropped.statusCode, cropped.body).toBe(201)
  const part = productPictureSchema.parse(cropped.json())
  expect(part.path).not.toBe(whole.path)
  const served = sharp((await app.inject(part.url)).rawPayload)
  const [{ width, height, exif }, { channels }] = await Promise.all([served.metadata(), served.stats()])
  expect([width, height, exif]).toEqual([300, 400, undefined])
  // The upper right quarter is the red one, once the photo is upright.
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0])
  expect((await app.inject(whole.url)).statusCode).toBe(200)
})

test('only a part of a stored picture is cropped, by somebody with the right', async () => {
  const { path } = await uploaded(330)
  const unknown = await crop({ path: `files/${'0'.repeat(64)}.jpg`, ...corner })
  expect([unknown.statusCode, unknown.json<{ detail: string }>().detail]).toEqual([
    400,
    'სურათი ვერ მოიძებნა. ატვირთეთ თავიდან.',
  ])
  expect((await crop({ path: '../secret', ...corner })).statusCode).toBe(400)
  for (const wrong of [{ left: 0.6 }, { width: 0 }, { height: 1.5 }, { top: -0.1 }, { left: 'x' }]) {
    expect((await crop({ path, ...corner, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(400)
  }
  expect((await crop({ path, ...corner }, await customer())).statusCode).toBe(403)
})
