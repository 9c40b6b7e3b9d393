import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { mediaApp } from './support/mediaApp.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

const NAME = '0123456789abcdef0123456789abcdef'

/** A server whose shop has one picture with the given content. */
async function appWith(content: Buffer | string, ending = 'jpg') {
  const mediaDir = temporaryFolder()
  await mkdir(path.join(mediaDir, 'originals', 'files'), { recursive: true })
  await writeFile(path.join(mediaDir, 'originals', 'files', `${NAME}.${ending}`), content)
  await writeFile(path.join(mediaDir, 'secret.png'), await plain().png().toBuffer())
  return mediaApp({ mediaDir })
}

const plain = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#36c' } })

test('only pictures are found, wherever an address leads', async () => {
  const app = await appWith(await plain().jpeg().toBuffer())
  await eachOf(
    [
      '/media/',
      '/media/nothing',
      '/media/files/../../secret.png',
      '/media/../secret.png',
      '/media/..%2f..%2fsecret.png',
      '/media/files/..%2F..%2Fsecret.png',
      '/media/files/%2e%2e/%2e%2e/secret.png',
      '/media/files%5c..%5csecret.png',
      '/media/files/%00.jpg',
      `/media/files/${NAME}`,
      `/media/files/${NAME}.jpg/`,
      `/media/files/${NAME}.svg`,
      `/media/originals/files/${NAME}.jpg`,
      '/media/files/ffffffffffffffffffffffffffffffff.jpg',
      '/media/demo/saperavi-qvevri-2021-1',
    ],
    async (url) => {
      const answer = await app.inject({ url })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: 'ვერ მოიძებნა.' })
      expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
    },
  )
})

test('a demo picture of no product and of no view is not found', async () => {
  const app = await mediaApp({ demo: true })
  for (const name of [
    'saperavi-qvevri-2021-0',
    'saperavi-qvevri-2021-4',
    'saperavi-qvevri-2021',
    'nothing-1',
  ])
    expect((await app.inject(`/media/demo/${name}?w=160`)).statusCode).toBe(404)
})

test('a file that isn’t a picture is reported as damaged', () =>
  eachRow(
    [
      ['text', 'this is no picture'],
      ['nothing', ''],
      [
        'a drawing',
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      ],
    ],
    async (_kind, content) => {
      const app = await appWith(content)
      const answer = await app.inject({ url: `/media/files/${NAME}.jpg?w=320` })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: 'ეს სურათი დაზიანებულია.' })
    },
  ))

test('a truncated picture is reported as damaged, not shown grey', async () => {
  const noise = Buffer.from(Array.from({ length: 600 * 400 * 3 }, (_, at) => (at * 7919) % 251))
  const whole = await sharp(noise, { raw: { width: 600, height: 400, channels: 3 } })
    .jpeg()
    .toBuffer()
  const app = await appWith(whole.subarray(0, whole.length / 2))
  expect((await app.inject({ url: `/media/files/${NAME}.jpg?w=320` })).statusCode).toBe(404)
})

test('a picture that would unpack to more than fifty million pixels is refused', async () => {
  const app = await appWith(await plain(8000, 6300).png().toBuffer(), 'png')
  const answer = await app.inject({ url: `/media/files/${NAME}.png?w=320` })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ detail: 'ეს სურათი დაზიანებულია.' })
})

test('a photo is upright and contains no data about its place and camera', async () => {
  const photo = await plain(300, 200)
    .withExif({ IFD0: { Make: 'Camera', Copyright: 'Somebody' }, IFD3: { GPSLatitude: '41/1 43/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).orientation).toBe(6)
  const app = await appWith(photo)
  for (const accept of ['image/avif', 'image/webp', '*/*']) {
    const answer = await app.inject({ url: `/media/files/${NAME}.jpg?w=160`, headers: { accept } })
    const { width, height, exif, xmp, orientation } = await sharp(answer.rawPayload).metadata()
    expect({ width, height }).toEqual({ width: 160, height: 240 })
    expect(exif ?? xmp).toBeUndefined()
    expect(orientation ?? 1).toBe(1)
  }
})
