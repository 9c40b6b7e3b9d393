import fc from 'fast-check'
import { expect, test } from 'vitest'
import { place, threePlaces } from '#mocks/places.ts'
import {
  chosenIn,
  pickerReducer,
  NOTHING_CHOSEN,
  type PickerEvent,
  type PickerState,
} from '#shared/map/model/pickerState.ts'
import { placeOptions } from '#shared/map/model/placeOptions.ts'

const points = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const places = fc.constantFrom(...threePlaces(), place({ display_name: '', address: {} }))

const events: fc.Arbitrary<PickerEvent> = fc.oneof(
  fc.record({ type: fc.constant('typed' as const), text: fc.string() }),
  fc.record({
    type: fc.constant('began' as const),
    waiting: fc.constantFrom('search' as const, 'position' as const),
  }),
  fc.record({ type: fc.constant('searchFailed' as const), problem: fc.constant('notFound' as const) }),
  fc.record({ type: fc.constant('found' as const), place: places }),
  fc.record({ type: fc.constant('pointed' as const), point: points, follow: fc.boolean() }),
  fc.record({ type: fc.constant('failed' as const), problem: fc.constant('reverseFailed' as const) }),
  fc.constant({ type: 'wanted' as const }),
)

/** After some events, an address that arrives for the point that is marked, if one is. */
const states = fc.tuple(fc.array(events), places).map(([list, named]): PickerState => {
  const state = list.reduce(pickerReducer, NOTHING_CHOSEN)
  const { point, waiting } = state
  return point !== null && waiting === 'address'
    ? pickerReducer(state, { type: 'named', place: named, point })
    : state
})

test('MAP-07 MAP-09 law: nothing is chosen without a point, and with one always that point', () => {
  fc.assert(
    fc.property(states, (state) => {
      const chosen = chosenIn(state)
      expect(chosen === null).toBe(state.point === null)
      if (state.point !== null) expect(chosen).toMatchObject(state.point)
    }),
  )
})

test('MAP-05 each action clears the messages of the last one', () => {
  fc.assert(
    fc.property(states, points, (state, point) => {
      const next = pickerReducer(state, { type: 'pointed', point, follow: false })
      expect(next).toMatchObject({
        problem: null,
        searchProblem: null,
        selection: null,
        isWanted: false,
        point,
      })
      expect(next.view).toBeNull()
      expect(next.text).toBe(state.text)
    }),
  )
})

test('MAP-09 the chosen point is the shopper’s own, not the next house’s', () => {
  const point = { latitude: 41.71, longitude: 44.82 }
  const pointed = pickerReducer(NOTHING_CHOSEN, { type: 'pointed', point, follow: true })
  expect(pointed.view).toBe(point)
  expect(chosenIn(pickerReducer(pointed, { type: 'named', place: place(), point }))).toMatchObject({
    ...point,
    home_address: 'ჭავჭავაძის გამზირი 12',
  })
})

test('MAP-03 a suggestion’s lines: the street, then what it belongs to, nothing twice', () => {
  const nominatim = place({
    display_name: '12, ჭავჭავაძის გამზირი, ვაკე, თბილისი, 0179',
    address: { road: 'ჭავჭავაძის გამზირი', house_number: '12', city: 'თბილისი' },
  })
  const lake = place({ display_name: 'თბილისის ზღვა, თბილისი', address: { city: 'თბილისი' } })
  expect(placeOptions([nominatim, lake]).map(({ text, detail }) => [text, detail])).toEqual([
    ['ჭავჭავაძის გამზირი 12', 'ვაკე, თბილისი, 0179'],
    ['თბილისის ზღვა', 'თბილისი'],
  ])
})
