import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { place, placeHandlers, threePlaces } from '#mocks/places.ts'
import { mockApi } from '../../support/shop.tsx'
import { watchTimers } from '../../support/timers.ts'
import { openPicker, stubMedia } from './pickerScene.tsx'

let api: ReturnType<typeof mockApi> | null = null

beforeEach(() => {
  // The times of MAP-03 have to pass; everything else goes on in real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  stubMedia()
})

afterEach(() => {
  cleanup()
  api?.close()
  api = null
  vi.useRealTimers()
})

const SEARCH = '*/v1/customer/search-address/'
const GET = 'GET /v1/customer/search-address/'
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('MAP-03 suggestions wait until the text has rested for 300 ms', async () => {
  api = mockApi(...placeHandlers())
  const timers = watchTimers()
  const { field } = openPicker()
  act(() => field().focus())
  type(field(), 'ჭავ')
  type(field(), 'ჭავჭავაძის')
  expect(timers.count(300)).toBe(2)
  expect(api.calls).toEqual([])
  await pass(310)
  expect(api.calls).toEqual([`${GET}?q=ჭავჭავაძის&suggest=1`])
  await waitFor(() =>
    expect(options()).toEqual([
      'ჭავჭავაძის გამზირი 12ვაკის რაიონი, თბილისი, 0179, საქართველო',
      'ჭავჭავაძის ქუჩა 4ბათუმი, აჭარა, 6000, საქართველო',
      'ილია ჭავჭავაძის გამზირიქუთაისი, იმერეთი, საქართველო',
    ]),
  )
})

test('MAP-03 suggestions of an older text never replace newer ones', async () => {
  const held = Promise.withResolvers<void>()
  api = mockApi(
    http.get(SEARCH, async ({ request }) => {
      if (new URL(request.url).searchParams.get('q') !== 'ჭა') return HttpResponse.json([place()])
      await held.promise
      return HttpResponse.json(threePlaces())
    }),
  )
  const { field } = openPicker()
  act(() => field().focus())
  type(field(), 'ჭა')
  await pass(310)
  type(field(), 'ჭავჭავაძის 12')
  await pass(310)
  await waitFor(() => expect(options()).toHaveLength(1))
  held.resolve()
  await pass(100)
  expect(api.calls).toHaveLength(2)
  expect(options()).toHaveLength(1)
})

test('MAP-03 the list stays for 150 ms when the field is left, and a press on it is no leaving', async () => {
  api = mockApi(...placeHandlers())
  const { field, engine, map } = openPicker()
  await map()
  act(() => field().focus())
  type(field(), 'ჭავჭავაძის')
  await pass(310)
  await waitFor(() => expect(options()).toHaveLength(3))
  const timers = watchTimers()
  act(() => field().blur())
  expect(timers.count(150)).toBe(1)
  expect(options()).toHaveLength(3)
  await pass(160)
  expect(options()).toEqual([])
  act(() => field().focus())
  const batumi = await screen.findByRole('option', { name: /ბათუმი/ })
  const isTaken = !fireEvent.mouseDown(batumi)
  expect(isTaken).toBe(true)
  expect(document.activeElement).toBe(field())
  fireEvent.click(batumi)
  expect(await screen.findByText('ჭავჭავაძის ქუჩა 4')).toBeTruthy()
  expect(options()).toEqual([])
  expect(engine.last().done).toEqual(['marker bottom', 'move 41.6461,41.6405 16 slowly'])
})

test('MAP-02 for who wants no motion, the map is there at once', async () => {
  stubMedia('prefers-reduced-motion')
  api = mockApi(...placeHandlers())
  const { field, press, engine, map } = openPicker()
  await map()
  type(field(), 'ბათუმი')
  await press('ძიება')
  await waitFor(() => expect(engine.last().done).toEqual(['marker bottom', 'move 41.6461,41.6405 16']))
})

test('MAP-03 the button, and Enter with no option marked, take the first place', async () => {
  api = mockApi(...placeHandlers())
  const { field, press, choose, chosen, map } = openPicker()
  await map()
  type(field(), '  ჭავჭავაძის ')
  await press('ძიება')
  expect(await screen.findByText('ჭავჭავაძის გამზირი 12')).toBeTruthy()
  expect(api.calls).toContain(`${GET}?q=ჭავჭავაძის`)
  type(field(), 'ბათუმი')
  await userEvent.type(field(), '{Enter}', { initialSelectionStart: 6 })
  expect(await screen.findByText('ჭავჭავაძის ქუჩა 4')).toBeTruthy()
  await choose()
  expect(chosen.map(({ city }) => city)).toEqual(['ბათუმი'])
})

test('MAP-04 a blank search, a place that isn’t found, and a failure are each said at the field until it is typed in', async () => {
  api = mockApi(
    http.get(SEARCH, ({ request }) =>
      new URL(request.url).searchParams.get('q') === 'ბათუმი'
        ? HttpResponse.json({}, { status: 500 })
        : undefined,
    ),
    ...placeHandlers(),
  )
  const { field, press, map } = openPicker()
  await map()
  for (const [text, message] of [
    ['   ', 'გთხოვთ შეიყვანოთ მისამართი'],
    ['ატლანტიდა', 'მისამართი ვერ მოიძებნა'],
    ['ბათუმი', 'ძიებისას მოხდა შეცდომა'],
  ] as const) {
    type(field(), text)
    expect(field().getAttribute('aria-invalid')).not.toBe('true')
    await press('ძიება')
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    const described = (field().getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message)
  }
})

test('MAP-03 a failure suggests nothing and shows no error', async () => {
  api = mockApi(http.get(SEARCH, () => HttpResponse.json({}, { status: 400 })))
  const { field } = openPicker()
  act(() => field().focus())
  type(field(), 'ჭავ')
  await pass(310)
  await waitFor(() => expect(api?.calls).toHaveLength(1))
  expect(options()).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})
