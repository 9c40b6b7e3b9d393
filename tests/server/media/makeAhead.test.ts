import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import {
  makeAhead,
  type PicturesAhead,
  type WantedPicture,
} from '../../../server/src/modules/media/makeAhead.ts'
import { createMediaService } from '../../../server/src/modules/media/service.ts'
import type { FindSource } from '../../../server/src/modules/media/sources.ts'
import { idleMoment } from '../../../server/src/modules/media/idleMoment.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { mediaApp } from './support/mediaApp.ts'

const PICTURE = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#933' } })
  .png()
  .toBuffer()

const wanted = (...paths: string[]): WantedPicture[] =>
  paths.map((name) => ({ path: name, width: 160, format: 'avif' }))

/** A service with real encoders, whose sources tell what was read, and pause or fail where the test says so. */
function shelf({ cacheDir = temporaryFolder(), onRead = async (_path: string) => {} } = {}) {
  const read: string[] = []
  const source: FindSource = (asked) => ({
    key: asked,
    read: async () => {
      read.push(asked)
      await onRead(asked)
      return PICTURE
    },
  })
  const service = createMediaService({ cacheDir, sources: [source] })
  const stop = new AbortController()
  const warn = vi.fn()
  const run = (ahead: Partial<PicturesAhead>, awaitIdleMoment = async () => {}) =>
    makeAhead(
      service,
      { atOnce: [], whenIdle: [], ...ahead },
      { stop: stop.signal, log: { warn }, awaitIdleMoment },
    )
  return { cacheDir, service, read, stop, warn, run }
}

const files = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

test('pictures are made in order, and the later ones each in an idle moment', async () => {
  const { read, run, cacheDir } = shelf()
  await run({ atOnce: wanted('a', 'b'), whenIdle: wanted('c', 'd') }, async () => void read.push('idle'))
  expect(read).toEqual(['a', 'b', 'idle', 'c', 'idle', 'd'])
  expect(await files(cacheDir)).toEqual(Array(4).fill('160.avif'))
})

test('a request for the picture that is being made shares it', async () => {
  const asked: Promise<unknown>[] = []
  const { service, read, run } = shelf({
    onRead: async () => void asked.push(service.variant('a', 160, 'avif'), service.variant('a', 160, 'avif')),
  })
  await run({ atOnce: wanted('a') })
  await Promise.all(asked)
  expect(asked).toHaveLength(2)
  expect(read).toEqual(['a'])
})

test('pictures of an earlier start are not made again', async () => {
  const first = shelf()
  await first.run({ atOnce: wanted('a', 'b') })
  const second = shelf({ cacheDir: first.cacheDir })
  await second.run({ atOnce: wanted('a', 'b'), whenIdle: wanted('c') })
  expect(second.read).toEqual(['c'])
})

describe('the end of the server', () => {
  test('lets the current picture finish and begins no other', async () => {
    const closed: Promise<void>[] = []
    const { service, stop, read, run, cacheDir, warn } = shelf({
      onRead: async () => {
        stop.abort()
        closed.push(service.close())
      },
    })
    await run({ atOnce: wanted('a', 'b'), whenIdle: wanted('c') })
    await Promise.all(closed)
    expect(read).toEqual(['a'])
    expect(await files(cacheDir)).toEqual(['160.avif'])
    expect(warn).not.toHaveBeenCalled()
  })

  test('ends a wait for an idle moment', async () => {
    const { stop, read, run } = shelf()
    await run({ whenIdle: wanted('a') }, async () => stop.abort())
    expect(read).toEqual([])
  })
})

describe('what can’t be made', () => {
  test('is logged, and the others are made', async () => {
    const { read, run, warn, cacheDir } = shelf({
      onRead: async (name) => (name === 'broken' ? Promise.reject(new Error('no such drawing')) : undefined),
    })
    await run({ atOnce: wanted('broken', 'a') })
    expect(read).toEqual(['broken', 'a'])
    expect(await files(cacheDir)).toHaveLength(1)
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ err: new Error('no such drawing'), path: 'broken' }),
      expect.any(String),
    )
  })

  test('three times stops it', async () => {
    const { read, run, warn } = shelf({ onRead: async () => Promise.reject(new Error('disk full')) })
    await run({ atOnce: wanted('a', 'b', 'c', 'd'), whenIdle: wanted('e') })
    expect(read).toEqual(['a', 'b', 'c'])
    expect(warn).toHaveBeenCalledTimes(3)
  })
})

test('there is no idle moment while the process is busy, and nothing waits for one when the server ends', async () => {
  const stop = new AbortController()
  let isOver = false
  const waits = idleMoment(stop.signal).then(() => (isOver = true))
  const end = performance.now() + 200
  // Never waits for anything, so that the process has no idle moment whatever else the machine does.
  while (performance.now() < end) await new Promise(setImmediate)
  expect(isOver).toBe(false)
  stop.abort()
  while (!isOver) await new Promise(setImmediate)
  await waits
})

test('a process that has nothing to do has an idle moment', async () => {
  await expect(idleMoment(new AbortController().signal)).resolves.toBeUndefined()
})

test('the demo’s server begins once it listens, and leaves no partial file when it ends', async () => {
  const mediaDir = temporaryFolder()
  const app = await mediaApp({ mediaDir, demo: true, ahead: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expect
    .poll(async () => (await files(path.join(mediaDir, 'cache')).catch(() => [])).length, { timeout: 60_000 })
    .toBeGreaterThan(1)
  await app.close()
  const left = await files(mediaDir)
  expect(left.filter((name) => !/\.(avif|png)$/.test(name))).toEqual([])
  expect(left.filter((name) => name.endsWith('.avif'))).toContain('480.avif')
}, 90_000)
