import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { place, placeAtPoint, placeHandlers, threePlaces } from '#mocks/places.ts'
import { mockApi } from '../../support/shop.tsx'
import { fakeEngine } from './fakeEngine.ts'
import { noPosition, openPicker, stubMedia, stubPosition } from './pickerScene.tsx'

let api: ReturnType<typeof mockApi> | null = null

beforeEach(() => stubMedia())

afterEach(() => {
  cleanup()
  noPosition()
  api?.close()
  api = null
})

const HERE = { latitude: 41.7, longitude: 44.8 }
const REVERSE = '*/v1/customer/reverse-geocode/'
const SEARCH = '*/v1/customer/search-address/'

test('MAP-02 it starts in the middle of Tbilisi at zoom 13, on tiles of the configured service', async () => {
  api = mockApi(...placeHandlers())
  const { engine, map } = openPicker()
  await map()
  expect(engine.last().options).toMatchObject({
    centre: { latitude: 41.7151, longitude: 44.8271 },
    zoom: 13,
    tiles: { url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', inverted: false },
  })
  expect(screen.getByRole('link', { name: /OpenStreetMap/ })).toBeTruthy()
})

test('MAP-05 MAP-09 PROF-08 a click on the map places the marker, and its address, read as a whole, is what is chosen', async () => {
  const at = place({
    display_name: 'ილია ჭავჭავაძის გამზირი, ვაკის რაიონი, თბილისი, 0179, საქართველო',
    address: { road: 'ილია ჭავჭავაძის გამზირი', city: 'თბილისი' },
  })
  api = mockApi(...placeHandlers({ at }))
  const { engine, map, clickMap, choose, chosen } = openPicker()
  await map()
  clickMap(HERE)
  expect(await screen.findByText('ილია ჭავჭავაძის გამზირი')).toBeTruthy()
  expect(screen.getByText('ვაკის რაიონი')).toBeTruthy()
  expect(screen.getByText('0179')).toBeTruthy()
  expect(engine.last().markers.get('არჩეული ადგილი')).toEqual(HERE)
  // Where one has pointed the map needn't go.
  expect(engine.last().done).toEqual(['marker bottom'])
  expect(api.calls).toEqual(['GET /v1/customer/reverse-geocode/?lat=41.7&lon=44.8'])
  await choose()
  expect(chosen).toEqual([
    {
      home_address: 'ილია ჭავჭავაძის გამზირი',
      city: 'თბილისი',
      region: '',
      postal_code: '',
      ...HERE,
      full_address: at.display_name,
    },
  ])
})

test('MAP-05 two clicks whose answers cross: the later point keeps its address', async () => {
  const first = Promise.withResolvers<void>()
  api = mockApi(
    http.get(REVERSE, async ({ request }) => {
      if (!request.url.includes('lat=41.7')) return HttpResponse.json(placeAtPoint())
      await first.promise
      return HttpResponse.json(place({ display_name: 'გვიანი', address: {} }))
    }),
  )
  const { map, clickMap } = openPicker()
  await map()
  clickMap(HERE)
  expect(await screen.findByText('მისამართი იძებნება…')).toBeTruthy()
  clickMap({ latitude: 42, longitude: 43 })
  expect(await screen.findByText('კეთილდღეობის ქუჩა 5')).toBeTruthy()
  first.resolve()
  await waitFor(() => expect(api?.calls).toHaveLength(2))
  expect(screen.queryByText('გვიანი')).toBeNull()
  expect(screen.getByText('კეთილდღეობის ქუჩა 5')).toBeTruthy()
})

test('MAP-09 a choice made while the address is loading takes effect when it arrives', async () => {
  const answer = Promise.withResolvers<void>()
  api = mockApi(
    http.get(REVERSE, async () => {
      await answer.promise
      return HttpResponse.json(placeAtPoint())
    }),
  )
  const { map, clickMap, choose, chosen } = openPicker()
  await map()
  clickMap(HERE)
  await choose()
  await choose()
  expect(chosen).toEqual([])
  answer.resolve()
  await waitFor(() => expect(chosen).toHaveLength(1))
  expect(chosen[0]?.home_address).toBe('კეთილდღეობის ქუჩა 5')
})

test('MAP-06 my position: exact, within 10 s, of now; the marker is placed, zoomed to and named', async () => {
  api = mockApi(...placeHandlers())
  const { asked } = stubPosition(HERE)
  const { engine, map, press } = openPicker()
  await map()
  await press('ჩემი მდებარეობა')
  expect(await screen.findByText('კეთილდღეობის ქუჩა 5')).toBeTruthy()
  expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }])
  expect(engine.last().done).toEqual(['marker bottom', 'move 41.7,44.8 16 slowly'])
})

test('MAP-06 no geolocation in the browser', async () => {
  api = mockApi(...placeHandlers())
  const { press } = openPicker()
  await press('ჩემი მდებარეობა')
  expect(screen.getByRole('alert').textContent).toBe('გეოლოკაციის მხარდაჭერა არ არის თქვენს ბრაუზერში')
})

test('MAP-06 while the device still looks, a click on the map counts', async () => {
  api = mockApi(...placeHandlers())
  stubPosition('never')
  const { map, press, clickMap } = openPicker()
  await map()
  await press('ჩემი მდებარეობა')
  expect(screen.getByRole('button', { name: 'ჩემი მდებარეობა' }).getAttribute('aria-busy')).toBe('true')
  clickMap(HERE)
  expect(await screen.findByText('კეთილდღეობის ქუჩა 5')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'ჩემი მდებარეობა' }).getAttribute('aria-busy')).toBeNull()
})

test('MAP-01 Escape, the backdrop and cancel close it; opened again it is reset', async () => {
  api = mockApi(...placeHandlers())
  const { engine, map, clickMap, field, choose, dialog, press, reopen } = openPicker()
  const leaving = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(dialog().parentElement ?? dialog()),
    () => press('გაუქმება'),
  ]
  for (const leave of leaving) {
    await map()
    fireEvent.change(field(), { target: { value: 'ბათ' } })
    await choose()
    clickMap(HERE)
    await screen.findByText('კეთილდღეობის ქუჩა 5')
    dialog().focus()
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(engine.last().isDestroyed).toBe(true)
    await reopen()
    await map()
    expect(field().value).toBe('')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.queryByText('კეთილდღეობის ქუჩა 5')).toBeNull()
    expect(engine.last().markers.size).toBe(0)
    expect(engine.last().done).toEqual([])
  }
  expect(engine.maps).toHaveLength(leaving.length + 1)
})

test('MAP-01 an answer that arrives after it was closed is ignored', async () => {
  const answer = Promise.withResolvers<void>()
  api = mockApi(
    http.get(SEARCH, async () => {
      await answer.promise
      return HttpResponse.json(threePlaces())
    }),
  )
  const { field, press, choose, chosen, reopen, map } = openPicker()
  await map()
  fireEvent.change(field(), { target: { value: 'ბათუმი' } })
  await press('ძიება')
  await press('გაუქმება')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await reopen()
  answer.resolve()
  await map()
  await choose()
  expect(chosen).toEqual([])
  expect(field().value).toBe('')
})

test('MAP-08 a marker that can’t be placed says so, and the address is there', async () => {
  api = mockApi(...placeHandlers())
  const { map, clickMap, choose, chosen } = openPicker(fakeEngine({ noMarkers: true }))
  await map()
  clickMap(HERE)
  expect((await screen.findByRole('alert')).textContent).toBe('მარკერის განთავსება ვერ მოხერხდა')
  expect(await screen.findByText('კეთილდღეობის ქუჩა 5')).toBeTruthy()
  await choose()
  expect(chosen).toHaveLength(1)
})
