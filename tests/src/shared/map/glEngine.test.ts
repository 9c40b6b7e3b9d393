// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGlEngine } from '#shared/map/engines/createGlEngine.ts'
import type { GlEvent, GlEventName, GlLibrary, GlMapOptions } from '#shared/map/engines/glLibrary.ts'
import type { MapOptions } from '#shared/map/model/engine.ts'

const START = { latitude: 41.7, longitude: 44.8 }
const TILES = { url: 'https://tiles.example/{z}/{x}/{y}.png', inverted: false, timeoutMs: 2500 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A library that remembers what it was told. */
function library() {
  const listeners = new Map<GlEventName, (event: GlEvent) => void>()
  const done: string[] = []
  const given: GlMapOptions[] = []
  const say =
    (name: string) =>
    (...args: unknown[]) =>
      void done.push(`${name} ${JSON.stringify(args)}`)
  const gl: GlLibrary = {
    createMap(options) {
      given.push(options)
      return {
        map: {
          on: (name, listener) => listeners.set(name, listener),
          setStyle: ({ layers }) => void done.push(`style ${layers[0]?.id}`),
          areTilesLoaded: () => true,
          flyTo: say('flyTo'),
          jumpTo: say('jumpTo'),
          fitBounds: say('fitBounds'),
          zoomTo: say('zoomTo'),
          getZoom: () => 13,
          getBounds: () => ({ contains: ([longitude, latitude]) => longitude === 44.8 && latitude === 41.7 }),
          getCenter: () => ({ lng: 44.8, lat: 41.7 }),
          keyboard: { disableRotation: () => {} },
          touchZoomRotate: { disableRotation: () => {} },
          remove: say('remove'),
        },
        placeMarker: (_, at) => {
          say('marker')(at)
          return { setLngLat: say('setLngLat'), remove: say('removeMarker') }
        },
      }
    },
    isFatal: (error) => error === 'token',
  }
  return { gl, done, given, fire: (name: GlEventName, event: GlEvent = {}) => listeners.get(name)?.(event) }
}

function made(changes: Partial<MapOptions> = {}) {
  const told: string[] = []
  const { gl, ...rest } = library()
  const options: MapOptions = {
    container: document.createElement('div'),
    label: 'რუკა',
    centre: START,
    zoom: 13,
    tiles: TILES,
    onReady: () => void told.push('ready'),
    onClick: ({ latitude, longitude }) => void told.push(`click ${latitude} ${longitude.toFixed(2)}`),
    onMoved: () => void told.push('moved'),
    onTiles: (outcome) => void told.push(outcome),
    onTileMissing: () => void told.push('missing'),
    onFailed: (error) => void told.push(`failed ${String(error)}`),
    ...changes,
  }
  return { engine: createGlEngine(gl)(options), told, ...rest }
}

test('MAP-02 raster tiles to zoom 19 of the services, 18 of the map’s own scale; no turning of the map', () => {
  const { given } = made()
  expect(given[0]).toMatchObject({
    center: [44.8, 41.7],
    zoom: 13,
    maxZoom: 18,
    dragRotate: false,
    attributionControl: false,
    locale: { 'Map.Title': 'რუკა' },
    style: { sources: { 'tiles-0': { type: 'raster', tiles: [TILES.url], tileSize: 256, maxzoom: 19 } } },
  })
})

test('ORDER-07 within a page the wheel and the single finger are the page’s, and either library has the words for it', () => {
  expect(made().given[0]?.cooperativeGestures).toBe(false)
  const { given } = made({ page: { wheel: 'Ctrl', wheelOnMac: '⌘', touch: '2' } })
  expect(given[0]).toMatchObject({
    cooperativeGestures: true,
    locale: { 'Map.Title': 'რუკა', 'TouchPanBlocker.Message': '2' },
  })
  const words = Object.keys(given[0]?.locale ?? {})
  for (const [library, names] of [
    ['maplibre-gl', /"(CooperativeGesturesHandler\.\w+)"/g],
    ['mapbox-gl', /'((?:ScrollZoom|TouchPan)Blocker\.\w+)'/g],
  ] as const) {
    const known = readFileSync(`node_modules/${library}/dist/${library}.d.ts`, 'utf8').matchAll(names)
    const texts = [...known].map(([, name]) => name)
    expect(texts).toHaveLength(3)
    expect(words).toEqual(expect.arrayContaining(texts))
  }
})

test('MAP-05 a click in another copy of the world gives the same place in ours', () => {
  const { fire, told } = made()
  fire('click', { lngLat: { lng: 404.8, lat: 41.7 } })
  fire('click', { lngLat: { lng: -315.2, lat: 41.7 } })
  expect(told).toEqual(['click 41.7 44.80', 'click 41.7 44.80'])
})

test('ORDER-07 it reports being moved by hand, not of its own motion, and whether it shows a place', () => {
  const { fire, told, engine } = made()
  fire('movestart')
  expect(told).toEqual([])
  fire('movestart', { originalEvent: new Event('wheel') })
  expect(told).toEqual(['moved'])
  expect(engine.sees(START)).toBe(true)
  expect(engine.sees({ latitude: 41.6, longitude: 44.9 })).toBe(false)
})

test('MAP-08 readiness is the style’s, once; tiles of an earlier source say nothing of the present one', () => {
  const { fire, told, engine, done } = made()
  fire('style.load')
  fire('style.load')
  engine.setTiles({ url: '/other/{z}/{x}/{y}', inverted: true, timeoutMs: 2500 })
  expect(done).toEqual(['style tiles-1'])
  fire('sourcedata', { sourceId: 'tiles-0', tile: { state: 'loaded' } })
  fire('sourcedata', { sourceId: 'tiles-1', tile: { state: 'loading' } })
  expect(told).toEqual(['ready'])
  fire('sourcedata', { sourceId: 'tiles-1', tile: { state: 'loaded' } })
  fire('error', { sourceId: 'tiles-0', error: new Error('503') })
  fire('error', { sourceId: 'tiles-1', error: new Error('503') })
  expect(told).toEqual(['ready', 'loaded', 'missing'])
})

test('MAP-08 tiles that are all answered, and none of them there: the source has failed', () => {
  const { fire, told } = made()
  fire('sourcedataloading', { sourceId: 'tiles-0', tile: {} })
  vi.advanceTimersByTime(1000)
  expect(told).toEqual(['failed'])
})

test('MAP-08 a refused token ends the map; other errors are only logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { fire, told } = made()
  fire('error', { error: new Error('a glyph') })
  expect(told).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
  fire('error', { error: 'token' })
  expect(told).toEqual(['failed token'])
})

test('it flies to a place, or is there at once; two points are shown with room around them', () => {
  const { engine, done } = made()
  engine.moveTo(START, 16, { animate: true })
  engine.moveTo(START, 16, { animate: false })
  engine.fit([START, { latitude: 41.6, longitude: 44.9 }], { animate: false })
  engine.fit([], { animate: false })
  engine.zoomBy(1, { animate: false })
  expect(done).toEqual([
    'flyTo [{"center":[44.8,41.7],"zoom":16,"duration":1200}]',
    'jumpTo [{"center":[44.8,41.7],"zoom":16}]',
    'fitBounds [[[44.8,41.6],[44.9,41.7]],{"padding":{"top":56,"bottom":56,"left":56,"right":88},"maxZoom":16,"animate":false}]',
    'zoomTo [14,{"animate":false}]',
  ])
  expect(engine.centre()).toMatchObject({ latitude: 41.7 })
})

test('a marker glides to its next place, from where it is', () => {
  const { engine, done } = made()
  const marker = engine.placeMarker(document.createElement('div'), START, 'center')
  marker.moveTo({ latitude: 41.8, longitude: 44.8 }, 0)
  expect(done.at(-1)).toBe('setLngLat [[44.8,41.8]]')
  marker.moveTo({ latitude: 41.9, longitude: 44.8 }, 1000)
  vi.advanceTimersByTime(500)
  const halfWay = Number(/41\.\d+/.exec(done.at(-1) ?? '')?.[0])
  expect(halfWay).toBeGreaterThan(41.82)
  expect(halfWay).toBeLessThan(41.88)
  vi.advanceTimersByTime(1000)
  expect(done.at(-1)).toBe('setLngLat [[44.8,41.9]]')
  marker.moveTo(START, 1000)
  marker.remove()
  vi.advanceTimersByTime(2000)
  expect(done.at(-1)).toBe('removeMarker []')
})

test('destroyed, it releases everything and reports nothing more', () => {
  const { engine, fire, told, done } = made()
  engine.destroy()
  fire('error', { error: 'token' })
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([])
  expect(done).toEqual(['remove []'])
  expect(vi.getTimerCount()).toBe(0)
})
