import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { formatFor } from '../../../server/src/modules/media/formats.ts'
import { MEDIA_WIDTHS } from '../../../server/src/modules/media/widths.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { BROWSER, mediaApp } from './support/mediaApp.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

const NAME = 'files/0123456789abcdef0123456789abcdef.png'

/** A shop's folder with one picture: a red square on a transparent ground. */
async function shopFolder(width = 1600, height = 1600): Promise<string> {
  const folder = temporaryFolder()
  await mkdir(path.join(folder, 'originals', 'files'), { recursive: true })
  const red = await sharp({ create: { width: 100, height: 100, channels: 4, background: '#c00' } })
    .png()
    .toBuffer()
  await sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([{ input: red, gravity: 'centre' }])
    .png()
    .toFile(path.join(folder, 'originals', NAME))
  return folder
}

const app = await mediaApp({ mediaDir: await shopFolder() })

describe('format', () => {
  test('is the best that the browser accepts', () =>
    eachRow(
      [
        [BROWSER.accept, 'avif'],
        ['image/webp,*/*', 'webp'],
        ['IMAGE/AVIF', 'avif'],
        ['image/avif;q=0, image/webp', 'webp'],
        ['image/avif;q=0.0,image/webp;q=0', 'jpeg'],
        ['*/*', 'jpeg'],
        ['image/*', 'jpeg'],
        ['', 'jpeg'],
        [undefined, 'jpeg'],
      ],
      (accept, format) => {
        expect(formatFor(accept)).toBe(format)
      },
    ))

  test('is sent with its content type: AVIF, WebP or JPEG', () =>
    eachRow(
      [
        [BROWSER.accept, 'image/avif', 'heif'],
        ['image/webp,*/*', 'image/webp', 'webp'],
        ['*/*', 'image/jpeg', 'jpeg'],
      ],
      async (accept, type, format) => {
        const answer = await app.inject({ url: `/media/${NAME}?w=320`, headers: { accept } })
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toBe(type)
        expect(answer.headers['vary']).toContain('Accept')
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 320 })
      },
    ))

  test('transparency is kept in AVIF and WebP', () =>
    eachOf(['image/avif', 'image/webp'], async (accept) => {
      const answer = await app.inject({ url: `/media/${NAME}?w=160`, headers: { accept } })
      const [corner, middle] = await cornerAndMiddle(answer.rawPayload)
      expect(corner[3]).toBe(0)
      expect(middle[3]).toBeGreaterThan(250)
    }))

  test('JPEG replaces transparency by a light background', async () => {
    const answer = await app.inject({ url: `/media/${NAME}?w=160` })
    const [corner] = await cornerAndMiddle(answer.rawPayload)
    for (const [channel, ground] of [0xf3, 0xec, 0xe3].entries())
      expect(Math.abs((corner[channel] ?? 0) - ground)).toBeLessThan(4)
  })
})

describe('width', () => {
  test('each of the widths is made', () =>
    eachOf(MEDIA_WIDTHS, async (width) => {
      const answer = await app.inject({ url: `/media/${NAME}?w=${width}`, headers: { accept: 'image/webp' } })
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width)
    }))

  test('without a width the largest is made', async () => {
    const answer = await app.inject({ url: `/media/${NAME}`, headers: { accept: 'image/webp' } })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(Math.max(...MEDIA_WIDTHS))
  })

  test('any other is refused with the available widths', () =>
    eachOf(['1', '641', '0', '-320', '320.0', '3e2', 'wide', '', '320&w=640'], async (width) => {
      const answer = await app.inject({ url: `/media/${NAME}?w=${width}` })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({
        detail: `სურათის ასეთი სიგანე არ გვაქვს. აირჩიეთ: ${MEDIA_WIDTHS.join(', ')}.`,
      })
      expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
    }))

  test('a small picture isn’t enlarged, a strip is made small enough', async () => {
    const small = await mediaApp({ mediaDir: await shopFolder(200, 100) })
    const answer = await small.inject({ url: `/media/${NAME}?w=640` })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 200, height: 100 })
    const strip = await mediaApp({ mediaDir: await shopFolder(200, 12_000) })
    const { height } = await sharp(
      (await strip.inject({ url: `/media/${NAME}?w=160` })).rawPayload,
    ).metadata()
    expect(height).toBe(480)
  })
})

async function cornerAndMiddle(picture: Buffer): Promise<[Buffer, Buffer]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const middle = ((info.height >> 1) * info.width + (info.width >> 1)) * 4
  return [data.subarray(0, 4), data.subarray(middle, middle + 4)]
}
