import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawTile } from '../../../server/src/sketch/tiles/drawTile.ts'
import { widthOf } from '../../../server/src/sketch/tiles/lettering.ts'
import { LETTERS } from '../../../server/src/sketch/tiles/letters.ts'
import { PALETTES } from '../../../server/src/sketch/tiles/palette.ts'
import { clipped, project, TILE } from '../../../server/src/sketch/tiles/projection.ts'
import { namesAt } from '../../../server/src/sketch/tiles/names.ts'
import { testApp } from '../support/testApp.ts'
import { eachOf } from '../support/eachRow.ts'

const { app } = await testApp()
const get = (url: string, headers = {}) => app.inject({ url, headers })

/** Where the tile of a place is. */
function tileAt(z: number, lat: number, lon: number): string {
  const { x, y } = project({ lat, lon }, z)
  return `${z}/${Math.floor(x / TILE)}/${Math.floor(y / TILE)}`
}

/** The most frequent colour of a tile, as six digits. */
async function groundOf(url: string): Promise<string> {
  const { data } = await sharp((await get(url)).rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = data
      .subarray(at, at + 3)
      .toString('hex')
      .toUpperCase()
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return `#${[...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''}`
}

describe('MAP-02 the sketch’s tiles', () => {
  test('are pictures that every cache may store', () =>
    eachOf(['sketch', 'sketch-dark'], async (sketch) => {
      const url = `/tiles/${sketch}/${tileAt(13, 41.7151, 44.8271)}.png`
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
      })
      expect(answer.headers['cache-control']).toBe('public, max-age=604800, stale-while-revalidate=604800')
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'png',
        width: TILE,
        height: TILE,
      })
      const again = await get(url, { 'if-none-match': answer.headers.etag })
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    }))

  test('show land, water and the background, in the colours of the theme', async () => {
    for (const sketch of ['sketch', 'sketch-dark'] as const) {
      const { land, water, abroad } = PALETTES[sketch]
      expect(await groundOf(`/tiles/${sketch}/${tileAt(12, 41.87, 45.0)}.png`)).toBe(land)
      expect(await groundOf(`/tiles/${sketch}/${tileAt(12, 42.2, 41.2)}.png`)).toBe(water)
      expect(await groundOf(`/tiles/${sketch}/${tileAt(14, 41.648, 41.636)}.png`)).toBe(land)
      expect(await groundOf(`/tiles/${sketch}/${tileAt(17, 41.748, 44.85)}.png`)).toBe(water)
      expect(await groundOf(`/tiles/${sketch}/${tileAt(12, 40.5, 44.5)}.png`)).toBe(abroad)
    }
  })

  test('say that they are a sketch, without a font of the machine', () => {
    const [z, x, y] = tileAt(14, 41.9, 45.1).split('/').map(Number) as [number, number, number]
    const both = [drawTile('sketch', { z, x, y }, 'ესკიზი'), drawTile('sketch', { z, x: x + 1, y }, 'ესკიზი')]
    const outline = LETTERS['კ'.charCodeAt(0) - 0x10d0]?.[1] ?? '-'
    expect(both.filter((svg) => svg.includes(outline))).toHaveLength(1)
    expect(both.join('')).not.toMatch(/<text|<image|href|font/)
  })

  test('show enough of Tbilisi for orientation, also on a phone, wherever the map starts or a courier drives', () => {
    // The map of a phone's screen (px), of the zoom that a map starts with.
    const [zoom, half] = [14, { x: 180, y: 150 }]
    for (const [lat, lon] of [
      [41.7151, 44.8271],
      [41.6995, 44.796],
      [41.71, 44.76],
      [41.7265, 44.7525],
      [41.735, 44.79],
      [41.689, 44.84],
    ] as const) {
      const at = project({ lat, lon }, zoom)
      const seen = namesAt(zoom).filter(
        ({ x, y }) => Math.abs(x - at.x) < half.x && Math.abs(y - at.y) < half.y,
      )
      expect(seen.length, `around ${lat}, ${lon}`).toBeGreaterThanOrEqual(3)
    }
  })

  test('name cities at low zooms and streets at high zooms, without overlaps', () => {
    const texts = (zoom: number) => namesAt(zoom).map(({ text }) => text)
    expect(texts(7)).toEqual(expect.arrayContaining(['თბილისი', 'ბათუმი', 'ქუთაისი']))
    expect(texts(7)).not.toContain('რუსთაველის გამზირი')
    expect(texts(15)).toEqual(expect.arrayContaining(['რუსთაველის გამზირი', 'ვაკე']))
    for (const zoom of [7, 12, 15]) {
      for (const [at, one] of namesAt(zoom).entries())
        for (const other of namesAt(zoom).slice(at + 1)) {
          const width = (widthOf(one.text, one.size) + widthOf(other.text, other.size)) / 2
          const apart =
            Math.abs(one.x - other.x) >= width || Math.abs(one.y - other.y) >= (one.size + other.size) / 2
          expect(apart, `${one.text}, ${other.text} at ${zoom}`).toBe(true)
        }
    }
  })
})

test('MAP-02 API-03 any other tile is 404', () =>
  eachOf(
    [
      '/tiles/sketch/20/0/0.png',
      '/tiles/sketch/3/8/0.png',
      '/tiles/sketch/3/0/8.png',
      '/tiles/sketch/-1/0/0.png',
      '/tiles/sketch/1/0/0',
      '/tiles/sketch/1/0/0.svg',
      '/tiles/sketch/1/1e3/0.png',
      '/tiles/toString/1/0/0.png',
      '/tiles/other/1/0/0.png',
      '/tiles/sketch/99999999999/0/0.png',
    ],
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json()).toHaveProperty('detail')
    },
  ))

test('MAP-02 a screenful of tiles requested at once is served, also at the highest zoom', async () => {
  const [z, x, y] = tileAt(19, 41.6938, 44.8006).split('/').map(Number) as [number, number, number]
  const urls = Array.from(
    { length: 40 },
    (_, at) => `/tiles/sketch/${z}/${x + (at % 8)}/${y + Math.floor(at / 8)}.png`,
  )
  const answers = await Promise.all(urls.map((url) => get(url)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

test('an area is clipped to the tile', () => {
  const huge = [
    { x: -1e6, y: -1e6 },
    { x: 1e6, y: -1e6 },
    { x: 1e6, y: 1e6 },
    { x: -1e6, y: 1e6 },
  ]
  const corners = clipped(huge)
  expect(corners).toHaveLength(4)
  for (const { x, y } of corners) expect([Math.abs(x - 128), Math.abs(y - 128)]).toEqual([144, 144])
  expect(clipped(huge.map(({ x, y }) => ({ x: x + 2e6 + 1000, y })))).toEqual([])
})
