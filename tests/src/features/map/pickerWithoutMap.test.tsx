import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeHandlers } from '#mocks/places.ts'
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

test('MAP-08 without WebGL the search and my position still give an address', async () => {
  api = mockApi(...placeHandlers())
  stubPosition(HERE)
  const { press, field, choose, chosen } = openPicker(fakeEngine({ noMap: true }))
  expect((await screen.findByRole('alert')).textContent).toContain('რუკის ინიციალიზაცია ვერ მოხერხდა')
  await userEvent.type(field(), 'ბათუმი')
  await press('ძიება')
  expect(await screen.findByText('ჭავჭავაძის ქუჩა 4')).toBeTruthy()
  await choose()
  await press('ჩემი მდებარეობა')
  expect(await screen.findByText('კეთილდღეობის ქუჩა 5')).toBeTruthy()
  await choose()
  expect(chosen.map(({ city, latitude }) => [city, latitude])).toEqual([
    ['ბათუმი', 41.6461],
    ['თბილისი', 41.7],
  ])
})

test('MAP-08 a map that failed can be tried again', async () => {
  api = mockApi(...placeHandlers())
  const engine = fakeEngine()
  let isDown = true
  const { map } = openPicker({
    ...engine,
    load: () => (isDown ? Promise.reject(new Error('offline')) : engine.load()),
  })
  const retry = await screen.findByRole('button', { name: 'თავიდან ცდა' })
  isDown = false
  await userEvent.click(retry)
  expect(await map()).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
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
