import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createMediaService } from '../../../server/src/modules/media/service.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { BROWSER, mediaApp } from './support/mediaApp.ts'

const NAME = 'files/0123456789abcdef0123456789abcdef.jpg'
const URL = `/media/${NAME}?w=320`

async function shopFolder(): Promise<string> {
  const folder = temporaryFolder()
  await mkdir(path.join(folder, 'originals', 'files'), { recursive: true })
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#393' } })
    .jpeg()
    .toFile(path.join(folder, 'originals', NAME))
  return folder
}

test('the browser keeps a picture for ever, and a repeated request has no body', async () => {
  const app = await mediaApp({ mediaDir: await shopFolder() })
  const first = await app.inject({ url: URL, headers: BROWSER })
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const etag = String(first.headers['etag'])
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await app.inject({ url: URL, headers: { ...BROWSER, 'if-none-match': known } })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
    expect(again.headers).toMatchObject({
      etag,
      vary: 'Accept',
      'cache-control': first.headers['cache-control'],
    })
  }
  const changed = await app.inject({ url: URL, headers: { ...BROWSER, 'if-none-match': '"other"' } })
  expect(changed.statusCode).toBe(200)
})

test('each format and width has its own ETag', async () => {
  const app = await mediaApp({ mediaDir: await shopFolder() })
  const tags = await Promise.all(
    ['image/avif', 'image/webp', '*/*'].flatMap((accept) =>
      [160, 320].map(async (width) => {
        const answer = await app.inject({ url: `/media/${NAME}?w=${width}`, headers: { accept } })
        return answer.headers['etag']
      }),
    ),
  )
  expect(new Set(tags).size).toBe(6)
})

test('a picture that was made is not made again, not even by another server on the same folder', async () => {
  const mediaDir = await shopFolder()
  const first = await (await mediaApp({ mediaDir })).inject({ url: URL, headers: BROWSER })
  // Without its original it could not be made.
  await rm(path.join(mediaDir, 'originals'), { recursive: true })
  const second = await (await mediaApp({ mediaDir })).inject({ url: URL, headers: BROWSER })
  expect(second.statusCode).toBe(200)
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
})

test('a picture that another server made while this one waited is not made again', async () => {
  const cacheDir = temporaryFolder()
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#393' } })
    .png()
    .toBuffer()
  const { promise: turn, resolve: giveTurn } = Promise.withResolvers<void>()
  const read: string[] = []
  const here = createMediaService({
    cacheDir,
    sources: [
      (asked) => ({
        key: asked,
        read: async () => {
          read.push(asked)
          if (asked === 'waited for') return picture
          await turn
          return picture
        },
      }),
    ],
  })
  const there = createMediaService({ cacheDir, sources: [(key) => ({ key, read: async () => picture })] })
  // More than any machine makes at once.
  const before = ['a', 'b', 'c'].map((name) => here.variant(name, 160, 'avif'))
  const waits = here.variant('waited for', 160, 'avif', 'idle')
  const made = await there.variant('waited for', 160, 'avif')
  giveTurn()
  expect((await waits).etag).toBe(made.etag)
  await Promise.all(before)
  expect(read.sort()).toEqual(['a', 'b', 'c'])
})

test('a stored file that is empty after a power cut is made again', async () => {
  const mediaDir = await shopFolder()
  const app = await mediaApp({ mediaDir })
  const first = await app.inject({ url: URL, headers: BROWSER })
  const [kept = ''] = await files(path.join(mediaDir, 'cache'))
  await writeFile(kept, '')
  const again = await app.inject({ url: URL, headers: BROWSER })
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
})

test('many requests for one picture at once share one result, and no partial file stays', async () => {
  const mediaDir = await shopFolder()
  const app = await mediaApp({ mediaDir, queue: 1 })
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => app.inject({ url: URL, headers: BROWSER })),
  )
  // With one place in the queue a second making would be refused.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200))
  expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1)
  expect((await files(path.join(mediaDir, 'cache'))).map((file) => path.basename(file))).toEqual(['320.avif'])
})

test('requests beyond the queue get the time to try again', async () => {
  const app = await mediaApp({ mediaDir: await shopFolder(), queue: 2 })
  const asked = [160, 320, 480, 640, 960, 1280].flatMap((width) =>
    ['image/avif', 'image/webp'].map((accept) =>
      app.inject({ url: `/media/${NAME}?w=${width}`, headers: { accept } }),
    ),
  )
  const answers = await Promise.all(asked)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(2)
  for (const answer of refused) {
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json()).toEqual({ detail: 'მაღაზია დროებით მიუწვდომელია. სცადეთ ცოტა ხანში.' })
  }
})

test('the API answers while sixty pictures are made', async () => {
  const mediaDir = await shopFolder()
  const original = await readFile(path.join(mediaDir, 'originals', NAME))
  const names = Array.from({ length: 60 }, (_, at) => `files/${String(at).padStart(32, '0')}.jpg`)
  for (const name of names) await writeFile(path.join(mediaDir, 'originals', name), original)
  const app = await mediaApp({ mediaDir })
  let made = 0
  const burst = names.map(async (name) => {
    const answer = await app.inject({ url: `/media/${name}?w=480`, headers: BROWSER })
    made += 1
    return answer.statusCode
  })
  // All sixty stand in the queue before the API is asked, one call after the other.
  for (let call = 0; call < 5; call++) {
    const health = await app.inject('/healthz')
    expect(health.json()).toEqual({ status: 'ok' })
  }
  expect(made).toBeLessThan(30)
  expect(await Promise.all(burst)).toEqual(Array(60).fill(200))
})

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
}
