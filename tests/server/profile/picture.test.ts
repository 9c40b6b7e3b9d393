import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { userSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { users } from '../../../server/src/db/schema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { newCustomer } from '../support/customer.ts'
import { testApp } from '../support/testApp.ts'
import { PATH, sendPicture } from './form.ts'
import { bomb, drawing, heavyPhoto, sidewaysPhoto } from './pictures.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'
import { waiting } from '../support/waiting.ts'

const { app, db, config } = await testApp()
const people = path.join(config.mediaDir, 'people')
const kept = () => (existsSync(people) ? readdirSync(people).sort() : [])

const ADDRESS = /^\/media\/people\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\.webp$/

function pictureOf(answer: LightMyRequestResponse): string {
  expect(answer.statusCode, answer.body).toBe(200)
  return userSchema.parse(answer.json()).profile_pic ?? ''
}

const seen = async (address: string) => (await app.inject({ url: address })).rawPayload

/** The colour in the middle of a quarter of a picture: 'red' or 'blue'. */
async function colour(picture: Buffer, left: number, top: number): Promise<string> {
  const region = { left, top, width: 1, height: 1 }
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract(region)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue'
}

describe('PROF-02 a picture is sent as a form', () => {
  test('API-08 JPEG, PNG or WebP: stored as a WebP square of 512 px', () =>
    eachOf(['jpeg', 'png', 'webp'], async (format) => {
      const customer = await newCustomer(app)
      // Content counts, not name and type.
      const answer = await sendPicture(customer, {
        data: await drawing()[format]().toBuffer(),
        name: '../../../etc/passwd',
        type: 'text/html',
      })
      const address = pictureOf(answer)
      expect(address).toMatch(ADDRESS)
      expect(answer.json()).toEqual({ ...customer.user, profile_pic: address })
      expect(answer.headers['cache-control']).toBe('no-store')
      expect((await customer.get(`/v1/accounts/users/${customer.user.id}/`)).json()).toEqual(answer.json())

      const shown = await app.inject({ url: `${address}?w=160` })
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(shown.headers).toMatchObject({
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 512,
        height: 512,
      })
      expect(await colour(shown.rawPayload, 64, 64)).toBe('red')
      expect(await colour(shown.rawPayload, 448, 64)).toBe('blue')
    }))

  test('it is upright and contains no data about its camera and place', async () => {
    const photo = await sidewaysPhoto()
    const before = await sharp(photo).metadata()
    expect(before).toMatchObject({ orientation: 6 })
    expect(before.exif?.includes('SecretCamera') && before.xmp?.includes('SecretXmp')).toBe(true)
    const picture = await seen(pictureOf(await sendPicture(await newCustomer(app), { data: photo })))
    const { exif, xmp, iptc, icc, orientation } = await sharp(picture).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(picture.includes('Secret') || picture.includes('GPS')).toBe(false)
    // A quarter turn to the right: what was upper left is upper right.
    expect([await colour(picture, 64, 64), await colour(picture, 448, 64)]).toEqual(['blue', 'red'])
  })

  test('fields of the same form are changed too, and no others', async () => {
    const customer = await newCustomer(app)
    const fields = { first_name: ' თამარ ', email: 'thief@example.ge', token_epoch: '9' }
    const answer = await sendPicture(customer, { data: await drawing().jpeg().toBuffer() }, { fields })
    const address = pictureOf(answer)
    expect(answer.json()).toEqual({ ...customer.user, first_name: 'თამარ', profile_pic: address })
  })
})

describe('PROF-02 an old picture is deleted', () => {
  test('when it is replaced, and when it is removed', async () => {
    const customer = await newCustomer(app)
    const others = kept()
    const first = pictureOf(await sendPicture(customer, { data: await drawing().png().toBuffer() }))
    const second = pictureOf(await sendPicture(customer, { data: await drawing(90, 900).png().toBuffer() }))
    expect(kept().length).toBe(others.length + 1)
    expect((await app.inject({ url: first })).statusCode).toBe(404)
    expect((await app.inject({ url: second })).statusCode).toBe(200)

    const renamed = await customer.put(PATH, { first_name: 'თამარ' })
    expect(pictureOf(renamed)).toBe(second)
    const removed = await customer.put(PATH, { profile_pic: null })
    expect(removed.json()).toEqual({ ...customer.user, first_name: 'თამარ', profile_pic: null })
    const gone = await app.inject({ url: second })
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(kept()).toEqual(others)
    expect((await customer.put(PATH, { profile_pic: null })).statusCode).toBe(200)
  })

  test('when two are sent at once: only the account’s picture is left', async () => {
    const customer = await newCustomer(app)
    const id = String(customer.user.id)
    const others = kept()
    const data = await drawing().jpeg().toBuffer()
    const both = await inTransaction(db, async (transaction) => {
      await transaction.select().from(users).where(eq(users.id, id)).for('update')
      const sent = [1, 2].map(() => sendPicture(customer, { data }))
      await expect.poll(() => waiting(db), { timeout: 60_000 }).toBe(2)
      return sent
    })
    const addresses = (await Promise.all(both)).map(pictureOf)
    const now = pictureOf(await customer.get(`/v1/accounts/users/${id}/`))
    expect(new Set(addresses).size).toBe(2)
    expect(addresses).toContain(now)
    expect(kept().filter((name) => !others.includes(name))).toEqual([path.basename(now)])
  })
})

describe('PROF-03 an unusable picture is refused with a sentence, and nothing is stored', () => {
  const half = async () => {
    const whole = await heavyPhoto(50_000)
    return whole.subarray(0, whole.length / 2)
  }
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const kind = 'Choose a JPEG, PNG or WebP picture.'

  test('whatever is wrong with it', () =>
    eachRow<[string, () => Promise<Buffer | string>, number, string]>(
      [
        ['a text', async () => 'this is no picture', 400, kind],
        ['nothing', async () => '', 400, kind],
        ['a drawing that can run scripts', async () => svg, 400, kind],
        ['a GIF', () => drawing().gif().toBuffer(), 400, kind],
        ['an AVIF', () => drawing(64, 64).avif({ effort: 0 }).toBuffer(), 400, kind],
        ['half a picture', half, 400, 'The picture couldn’t be read. Choose another one.'],
        [
          '20,000 × 20,000 pixels',
          async () => bomb(20_000),
          400,
          'The picture has too many pixels. Choose a smaller one.',
        ],
        [
          'a byte more than 5 MB',
          async () => Buffer.alloc(5 * 1024 * 1024 + 1),
          413,
          'The picture can be up to 5 MB.',
        ],
      ],
      async (_, make, status, sentence) => {
        const customer = await newCustomer(app)
        const others = kept()
        const file = { data: await make(), name: 'me.jpg', type: 'image/jpeg' }
        const answer = await sendPicture(customer, file, { headers: { 'accept-language': 'en' } })
        expect([answer.statusCode, answer.json()]).toEqual([
          status,
          { profile_pic: [sentence], detail: sentence },
        ])
        expect(kept()).toEqual(others)
        expect((await customer.get(`/v1/accounts/users/${customer.user.id}/`)).json()).toEqual(customer.user)
      },
    ))

  test('in Georgian too, unless another language is asked for', async () => {
    const answer = await sendPicture(await newCustomer(app), { data: 'text' })
    expect(answer.json()).toMatchObject({ detail: 'აირჩიეთ JPEG, PNG ან WebP ფორმატის ფოტო.' })
  })

  test('a picture of just under 5 MB is accepted', async () => {
    const data = await heavyPhoto(5 * 1024 * 1024 - 20_000)
    expect(data.length).toBeLessThanOrEqual(5 * 1024 * 1024)
    pictureOf(await sendPicture(await newCustomer(app), { data, name: 'me.png' }))
  })
})

test('a name that is no customer’s picture is not found', () =>
  eachOf(
    [
      '/media/people/',
      '/media/people/nothing.webp',
      '/media/people/..%2f..%2fsecret.webp',
      '/media/people/%2e%2e%2foriginals',
      '/media/people/00000000-0000-4000-8000-000000000000.webp',
    ],
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404)
    },
  ))
