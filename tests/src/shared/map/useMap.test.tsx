import { DEFAULT_CONFIG } from '@dukani/contracts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MapView } from '#shared/map/components/MapView.tsx'
import { EngineContext } from '#shared/map/model/EngineContext.ts'
import type { CreateEngine } from '#shared/map/model/engine.ts'
import { START } from '#shared/map/model/mapDefaults.ts'
import { useMap } from '#shared/map/model/useMap.ts'
import { ConfigProvider } from '#shared/config/ConfigProvider.tsx'
import { fakeEngine, type FakeEngine } from './fakeEngine.ts'
import { stubMedia } from './pickerScene.tsx'
import { render } from '../../../support/render.tsx'

const SERVICE = 'https://tiles.example/{z}/{x}/{y}.png'
const config = {
  ...DEFAULT_CONFIG,
  tileUrl: SERVICE,
  tileAttribution: '© Tiles',
  sketchTileUrl: '/tiles/sketch/{z}/{x}/{y}.png',
  sketchTileUrlDark: '/tiles/sketch-dark/{z}/{x}/{y}.png',
}
const SKETCH = `tiles ${location.origin}/tiles/sketch/{z}/{x}/{y}.png`

function Map() {
  return <MapView map={useMap({ label: 'რუკა', centre: START, zoom: 13 })} />
}

const show = (engine: FakeEngine) =>
  render(
    <ConfigProvider config={config}>
      <EngineContext value={engine.load}>
        <Map />
      </EngineContext>
    </ConfigProvider>,
  )

const ready = () => screen.findByRole('button', { name: 'რუკის გადიდება' })
const notice = () => screen.getByRole('status').textContent

beforeEach(() => stubMedia())
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['theme']
})

test('MAP-08 none of the first tiles: the sketch takes their place, with one quiet notice and its own name', async () => {
  const engine = fakeEngine()
  show(engine)
  await ready()
  expect(screen.getByText('© Tiles')).toBeTruthy()
  expect(notice()).toBe('')
  const { options, done } = engine.last()
  act(() => options.onTiles('failed'))
  await waitFor(() => expect(done).toEqual([SKETCH]))
  expect(notice()).toBe('რუკის სერვისი მიუწვდომელია, ნაჩვენებია ესკიზი')
  expect(screen.getByText('რუკის ესკიზი')).toBeTruthy()
  act(() => options.onTiles('loaded'))
  act(() => options.onTileMissing())
  expect(notice()).toBe('რუკის სერვისი მიუწვდომელია, ნაჩვენებია ესკიზი')
  act(() => options.onTiles('failed'))
  expect(notice()).toContain('ადგილის არჩევა მაინც შეგიძლიათ')
  expect(done).toEqual([SKETCH])
  // They come after all: what is missing is the service's again.
  act(() => options.onTiles('loaded'))
  expect(notice()).toBe('რუკის სერვისი მიუწვდომელია, ნაჩვენებია ესკიზი')
})

test('MAP-08 a tile or two missing is said, and the tiles stay', async () => {
  const engine = fakeEngine()
  show(engine)
  await ready()
  act(() => engine.last().options.onTiles('loaded'))
  act(() => engine.last().options.onTileMissing())
  expect(notice()).toBe('რუკის ნაწილი ვერ ჩაიტვირთა')
  expect(engine.last().done).toEqual([])
})

test('MAP-02 in the dark the tiles are dark, when the theme changes too', async () => {
  const engine = fakeEngine()
  show(engine)
  await ready()
  act(() => {
    document.documentElement.dataset['theme'] = 'dark'
  })
  await waitFor(() => expect(engine.last().done).toEqual([`tiles ${SERVICE} inverted`]))
  act(() => engine.last().options.onTiles('failed'))
  await waitFor(() => expect(engine.last().done.at(-1)).toContain('/tiles/sketch-dark/'))
})

test('MAP-08 sketch and theme that change before the map is ready count when it is', async () => {
  const engine = fakeEngine({ readyLater: true })
  show(engine)
  await waitFor(() => expect(engine.maps).toHaveLength(1))
  const { options, done } = engine.last()
  expect(screen.queryByRole('button', { name: 'რუკის გადიდება' })).toBeNull()
  act(() => options.onTiles('failed'))
  act(() => options.onReady())
  await ready()
  expect(done).toEqual([SKETCH])
})

test('a map that is gone before its library has come is never made', async () => {
  const library = Promise.withResolvers<CreateEngine>()
  const engine = fakeEngine()
  const { unmount } = show({ ...engine, load: () => library.promise })
  unmount()
  await act(async () => library.resolve(await engine.load()))
  expect(engine.maps).toEqual([])
})

test('MAP-08 an engine that fails is destroyed, with a message', async () => {
  const engine = fakeEngine()
  show(engine)
  await ready()
  act(() => engine.last().options.onFailed(new Error('token')))
  expect(screen.getByRole('alert').textContent).toContain('რუკის ინიციალიზაცია ვერ მოხერხდა')
  expect(engine.last().isDestroyed).toBe(true)
})
