import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { place, placeAtPoint, placeHandlers, threePlaces } from '#mocks/places.ts'
import { mockApi } from '../../support/shop.tsx'
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

test('MAP-05 MAP-09 a click on the map places the marker, and its address is what is chosen', async () => {
  api = mockApi(...placeHandlers())
  const { engine, map, clickMap, choose, chosen } = openPicker()
  await map()
  clickMap(HERE)
  expect(await screen.findByText('კეთილდღეობის ქუჩა 5')).toBeTruthy()
  expect(engine.last().markers.get('არჩეული ადგილი')).toEqual(HERE)
  // Where one has pointed the map needn't go.
  expect(engine.last().done).toEqual(['marker bottom'])
  expect(api.calls).toEqual(['GET /v1/customer/reverse-geocode/?lat=41.7&lon=44.8'])
  await choose()
  expect(chosen).toEqual([
    {
      home_address: 'კეთილდღეობის ქუჩა 5',
      city: 'თბილისი',
      region: 'თბილისი',
      postal_code: '0101',
      ...HERE,
      full_address: placeAtPoint().display_name,
    },
  ])
})

test('PROF-08 PROF-11 what the place doesn’t tell by itself is shown as it is read from its whole address', async () => {
  const at = place({
    display_name: 'ილია ჭავჭავაძის გამზირი, ვაკის რაიონი, თბილისი, 0179, საქართველო',
    address: { road: 'ილია ჭავჭავაძის გამზირი', city: 'თბილისი' },
  })
  api = mockApi(...placeHandlers({ at }))
  const { map, clickMap } = openPicker()
  await map()
  clickMap(HERE)
  expect(await screen.findByText('ვაკის რაიონი')).toBeTruthy()
  expect(screen.getByText('0179')).toBeTruthy()
})

test('MAP-05 by the keyboard, Enter and Space mark the middle of the map', async () => {
  api = mockApi(...placeHandlers())
  const { engine, map } = openPicker()
  const region = await map()
  await screen.findByRole('button', { name: 'რუკის გადიდება' })
  engine.last().middle = HERE
  region.focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('კეთილდღეობის ქუჩა 5')).toBeTruthy()
  expect(engine.last().markers.get('არჩეული ადგილი')).toEqual(HERE)
  engine.last().middle = { latitude: 42, longitude: 43 }
  region.focus()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(api?.calls.at(-1)).toContain('lat=42&lon=43'))
})

test('MAP-05 an address that can’t be had says so; the point can be chosen all the same', async () => {
  api = mockApi(...placeHandlers({ at: null }))
  const { map, clickMap, choose, chosen } = openPicker()
  await map()
  clickMap(HERE)
  expect((await screen.findByRole('alert')).textContent).toBe('მისამართის ამოღება ვერ მოხერხდა')
  await choose()
  expect(chosen).toEqual([
    { home_address: '', city: '', region: '', postal_code: '', full_address: '', ...HERE },
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

test('MAP-09 a choice made while the address is on its way is carried out when it is there', async () => {
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

test('MAP-06 refused, unavailable or too late', async () => {
  api = mockApi(...placeHandlers())
  stubPosition('refused')
  const { press } = openPicker()
  await press('ჩემი მდებარეობა')
  expect((await screen.findByRole('alert')).textContent).toBe('გეოლოკაციის მიღება ვერ მოხერხდა')
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

test('MAP-07 choosing with no point', async () => {
  api = mockApi(...placeHandlers())
  const { choose, chosen } = openPicker()
  await choose()
  expect(screen.getByRole('alert').textContent).toBe('გთხოვთ მონიშნოთ ადგილი რუკაზე ან მოძებნოთ მისამართი')
  expect(chosen).toEqual([])
})

test.each<[string, (picker: ReturnType<typeof openPicker>) => Promise<unknown>]>([
  ['cancel', ({ press }) => press('გაუქმება')],
  ['its cross', ({ press }) => press('დახურვა')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the backdrop', ({ dialog }) => userEvent.click(dialog().parentElement?.firstElementChild ?? dialog())],
])('MAP-01 %s closes it, and all of it begins anew', async (_, leave) => {
  api = mockApi(...placeHandlers())
  const picker = openPicker()
  const { engine, map, clickMap, field, choose, dialog, reopen } = picker
  await map()
  await userEvent.type(field(), 'ბათ')
  await choose()
  clickMap(HERE)
  await screen.findByText('კეთილდღეობის ქუჩა 5')
  dialog().focus()
  await leave(picker)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(engine.last().isDestroyed).toBe(true)
  await reopen()
  await map()
  expect(engine.maps).toHaveLength(2)
  expect(field().value).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.queryByText('კეთილდღეობის ქუჩა 5')).toBeNull()
  expect(engine.last().markers.size).toBe(0)
  expect(engine.last().done).toEqual([])
})

test('MAP-01 what was asked before it closed comes to nothing', async () => {
  const answer = Promise.withResolvers<void>()
  api = mockApi(
    http.get(SEARCH, async () => {
      await answer.promise
      return HttpResponse.json(threePlaces())
    }),
  )
  const { field, press, choose, chosen, reopen, map } = openPicker()
  await map()
  await userEvent.type(field(), 'ბათუმი')
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
