import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { seedCatalogue, seedPictures, PICTURES_EACH } from '../../../server/src/db/seed/catalogue.ts'
import { shapesFolder } from '../../../server/src/db/seed/shapesFolder.ts'
import { composePicture, VIEWS, type View } from '../../../server/src/modules/media/demo/compose.ts'
import { recolour } from '../../../server/src/modules/media/demo/shape.ts'
import { eachRow } from '../support/eachRow.ts'
import { rounds } from '../support/rounds.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { BROWSER, mediaApp } from './support/mediaApp.ts'

const folder = shapesFolder() ?? ''
// The same drawing in little: all of them in full size would take minutes.
const SIDE = 160
const EVERY = rounds(9, 1)

interface Seen {
  /** shares of the picture */
  empty: number
  object: number
  shadow: number
  /** pixels that the shadow reaches beyond the object */
  shadowBelow: number
  shadowAbove: number
  hues: number
}

/** What an eye would see of a picture: how much of it is object, shadow, nothing, and in how many colours. */
async function look(picture: Buffer): Promise<Seen> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const rows: Record<'object' | 'shadow', number[]> = { object: [], shadow: [] }
  const colours = new Set<number>()
  let empty = 0
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4)
    const row = Math.floor(at / 4 / info.width)
    if (alpha === 0) empty += 1
    else if (alpha > 220) {
      rows.object.push(row)
      colours.add((r >> 5) * 64 + (g >> 5) * 8 + (b >> 5))
    } else if (alpha > 4 && alpha < 160 && Math.max(r, g, b) < 70) rows.shadow.push(row)
  }
  const pixels = info.width * info.height
  const first = (some: readonly number[]) => some[0] ?? Number.NaN
  const last = (some: readonly number[]) => some.at(-1) ?? Number.NaN
  return {
    empty: empty / pixels,
    object: rows.object.length / pixels,
    shadow: rows.shadow.length / pixels,
    shadowBelow: last(rows.shadow) - last(rows.object),
    shadowAbove: first(rows.object) - first(rows.shadow),
    hues: colours.size,
  }
}

describe('every demo picture', () => {
  test('is an object with a shadow on a transparent background, in three views, within its margins', () =>
    eachRow(
      // One of each category at least; all of them take a while.
      [...seedPictures].filter((_, index) => index % EVERY === 0),
      async (_handle, picture) => {
        const views = new Map<View, Buffer>()
        for (const view of VIEWS) views.set(view, await composePicture(folder, picture, view, SIDE))
        for (const [view, png] of views) {
          expect(await sharp(png).metadata()).toMatchObject({ width: SIDE, height: SIDE, hasAlpha: true })
          const seen = await look(png)
          expect(seen.object, view).toBeGreaterThan(0.06)
          expect(seen.object, view).toBeLessThan(0.97)
          expect(seen.hues, view).toBeGreaterThan(3)
          // From near, an object may fill the picture and leave its shadow no room.
          if (view === 'close') continue
          // Nothing looks cut off.
          expect(await reachesEdge(png), view).toBe(false)
          expect(seen.empty, view).toBeGreaterThan(0.15)
          expect(seen.shadow, view).toBeGreaterThan(0.02)
          expect(seen.shadowBelow, view).toBeGreaterThan(2)
          expect(seen.shadowBelow, view).toBeGreaterThan(seen.shadowAbove)
        }
        expect(new Set([...views.values()].map((png) => png.toString('base64'))).size).toBe(VIEWS.length)
        const [whole, close] = await Promise.all([
          look(views.get('whole') ?? Buffer.alloc(0)),
          look(views.get('close') ?? Buffer.alloc(0)),
        ])
        expect(close.object).toBeGreaterThan(whole.object)
      },
    ))

  test('is made from existing drawings, and there are as many as the catalogue names', async () => {
    const there = new Set(await readdir(folder))
    const shapes = [...seedPictures.values()].flatMap(({ shape, beside = [] }) => [shape, ...beside])
    for (const shape of shapes)
      expect(there).toContain(`${typeof shape === 'string' ? shape : shape.icon}.svg`)
    expect(VIEWS).toHaveLength(PICTURES_EACH)
    expect(seedPictures.size).toBe(seedCatalogue.flatMap(({ products }) => products).length)
  })
})

async function reachesEdge(png: Buffer): Promise<boolean> {
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const alpha = (x: number, y: number) => data[(y * SIDE + x) * 4 + 3] ?? 0
  return Array.from({ length: SIDE }, (_, at) => at).some((at) =>
    [alpha(at, 0), alpha(at, SIDE - 1), alpha(0, at), alpha(SIDE - 1, at)].some((value) => value > 200),
  )
}

test('a demo picture is served, composed once and the same everywhere', async () => {
  const url = '/media/demo/saperavi-qvevri-2021-1?w=640'
  const mediaDir = temporaryFolder()
  const answer = await (await mediaApp({ mediaDir, demo: true })).inject({ url, headers: BROWSER })
  expect(answer.headers['content-type']).toBe('image/avif')
  const seen = await look(answer.rawPayload)
  expect(seen.object).toBeGreaterThan(0.1)
  expect(seen.shadow).toBeGreaterThan(0.02)
  expect(await readdir(path.join(mediaDir, 'demo'))).toHaveLength(1)
  const elsewhere = await (await mediaApp({ demo: true })).inject({ url, headers: BROWSER })
  expect(elsewhere.headers['etag']).toBe(answer.headers['etag'])
})

describe('recolouring', () => {
  const svg = '<path fill="#ff0000"/><path fill="#00f"/><path stop-color="#808080" fill="url(#f00)"/>'

  test('changes the hues of its range and nothing else', () => {
    const changed = recolour(svg, [{ range: [350, 370], to: 120 }])
    expect(changed).toBe(
      '<path fill="#00ff00"/><path fill="#00f"/><path stop-color="#808080" fill="url(#f00)"/>',
    )
  })

  test('without changes it is the same drawing', () => {
    expect(recolour(svg, [])).toBe(svg)
  })

  test('makes lighter, darker and paler', () => {
    expect(recolour('"#ff0000"', [{ range: [0, 10], to: 5, lightness: 0.5 }])).toBe('"#800700"')
    expect(recolour('"#ff0000"', [{ range: [350, 370], to: 0, saturation: 0 }])).toBe('"#808080"')
  })
})
