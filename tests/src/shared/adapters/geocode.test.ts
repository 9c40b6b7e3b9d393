import { mapSelectionOf } from '@dukani/contracts'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { place, threePlaces } from '#mocks/places.ts'
import { toPlaceAt, toPlaces } from '#shared/api/adapters/geocode.ts'
import { ApiError } from '#shared/api/ApiError.ts'

// What is left out is told to the console.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

const ASKED = { lat: '41.7', lon: '44.8' }

test('API-02 places as our server sends them pass unchanged, bare or paged', () => {
  expect(toPlaces(threePlaces())).toEqual(threePlaces())
  expect(toPlaces({ count: 3, results: threePlaces() })).toEqual(threePlaces())
  expect(toPlaces([])).toEqual([])
})

test('API-02 degrees are texts or numbers; what has no point on the earth is left out', () => {
  expect(toPlaces([{ ...place(), lat: 41.7085, lon: 44.7742 }])).toEqual([place()])
  const points = [{}, { lat: 91, lon: 44 }, { lat: '41', lon: 'east' }, { lat: null, lon: 44 }, 'place']
  expect(toPlaces([place(), ...points])).toEqual([place()])
  expect(() => toPlaces(points)).toThrow(ApiError)
})

test('MAP-09 parts that are missing, empty, numbers or unknown', () => {
  const [read] = toPlaces([
    {
      lat: 1,
      lon: 2,
      display_name: ' ქუჩა 1, გორი ',
      address: { city: 'გორი', postcode: 1400, road: ' ', x: 1 },
    },
  ])
  expect(read).toEqual({
    lat: '1',
    lon: '2',
    display_name: 'ქუჩა 1, გორი',
    address: { city: 'გორი', postcode: '1400' },
  })
  expect(toPlaces([{ lat: 1, lon: 2, display_name: 'გორი' }])).toEqual([
    { lat: '1', lon: '2', display_name: 'გორი', address: {} },
  ])
})

test('MAP-05 what is at a point may leave its own point out, but not all of its names', () => {
  expect(toPlaceAt({ display_name: 'გორი', address: { city: 'გორი' } }, ASKED)).toEqual({
    ...ASKED,
    display_name: 'გორი',
    address: { city: 'გორი' },
  })
  for (const answer of [{ error: 'Unable to geocode' }, {}, [], null, 'გორი', { display_name: '  ' }]) {
    expect(() => toPlaceAt(answer, ASKED)).toThrow(ApiError)
  }
})

test('API-02 whatever a server sends, it is read as places or refused as unreadable', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (answer) => {
      for (const read of [() => toPlaces(answer), () => [toPlaceAt(answer, ASKED)]]) {
        try {
          for (const found of read()) {
            const { latitude, longitude } = mapSelectionOf(found)
            expect(Math.abs(latitude ?? 999)).toBeLessThanOrEqual(90)
            expect(Math.abs(longitude ?? 999)).toBeLessThanOrEqual(180)
          }
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError)
        }
      }
    }),
  )
})
