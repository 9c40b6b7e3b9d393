import {
  addressPartsOf,
  chosenAddress,
  geocodeResultSchema,
  mapSelectionOf,
  parseAddress,
  type GeocodeAddress,
  type GeocodeResult,
  type MapSelection,
} from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const CITY_KEYS = ['city', 'town', 'village', 'suburb', 'municipality', 'county'] as const
const REGION_KEYS = ['state', 'region'] as const

function place(changes: Partial<GeocodeResult> = {}): GeocodeResult {
  return {
    lat: '41.7013',
    lon: '44.7953',
    display_name: 'პარლამენტი, 8, რუსთაველის გამზირი, მთაწმინდის რაიონი, თბილისი, 0118, საქართველო',
    address: {},
    ...changes,
  }
}

const text = fc.oneof(fc.string(), fc.constantFrom('თბილისი', 'ბათუმი', 'იმერეთი', '0108', ' '))
const addressArbitrary: fc.Arbitrary<GeocodeAddress> = fc.record(
  Object.fromEntries(Object.keys(geocodeResultSchema.shape.address.shape).map((key) => [key, text])),
  { requiredKeys: [] },
)

const said = (value: string | undefined) => value !== undefined && value.trim() !== ''

describe('MAP-09 of each list the first that is there', () => {
  test('in that order', () => {
    fc.assert(
      fc.property(addressArbitrary, (address) => {
        const { city, region, postal_code } = mapSelectionOf(place({ address }))
        const firstOf = (keys: readonly (keyof GeocodeAddress)[]) =>
          keys
            .map((key) => address[key])
            .find(said)
            ?.trim() ?? ''
        expect(city).toBe(firstOf(CITY_KEYS))
        expect(region).toBe(firstOf(REGION_KEYS))
        expect(postal_code).toBe(firstOf(['postcode']))
      }),
    )
  })

  test('each city’s field before those behind it', () => {
    for (const [at, key] of CITY_KEYS.entries()) {
      const address = Object.fromEntries(CITY_KEYS.slice(at).map((each) => [each, `${each} of it`]))
      expect(mapSelectionOf(place({ address })).city).toBe(`${key} of it`)
    }
  })
})

describe('MAP-09 the home address', () => {
  test('is the road and the house’s number', () => {
    const address = { road: 'რუსთაველის გამზირი', house_number: '8' }
    expect(mapSelectionOf(place({ address })).home_address).toBe('რუსთაველის გამზირი 8')
    expect(mapSelectionOf(place({ address: { road: 'ჭავჭავაძის გამზირი' } })).home_address).toBe(
      'ჭავჭავაძის გამზირი',
    )
  })

  test('without a road is the first part of the whole', () => {
    expect(mapSelectionOf(place()).home_address).toBe('პარლამენტი')
    expect(mapSelectionOf(place({ display_name: ' , პარლამენტი' })).home_address).toBe('პარლამენტი')
    expect(mapSelectionOf(place({ display_name: '' })).home_address).toBe('')
  })
})

test('MAP-09 full_address is display_name, and the point is in degrees', () => {
  const { full_address, latitude, longitude } = mapSelectionOf(place())
  expect([full_address, latitude, longitude]).toEqual([place().display_name, 41.7013, 44.7953])
  expect(mapSelectionOf(place({ display_name: ' გორი ' })).full_address).toBe('გორი')
  expect(mapSelectionOf(place({ lat: '-90', lon: '180' }))).toMatchObject({ latitude: -90, longitude: 180 })
  for (const [lat, lon] of [
    ['', ' '],
    ['x', 'NaN'],
    ['90.1', '-180.5'],
    ['Infinity', '1e9'],
  ] as const)
    expect(mapSelectionOf(place({ lat, lon }))).toMatchObject({ latitude: null, longitude: null })
})

test('MAP-09 PROF-11 places as Nominatim names them', () => {
  const batumi = place({
    display_name: '44, ფარნავაზ მეფის ქუჩა, ბათუმი, აჭარის ავტონომიური რესპუბლიკა, 6010, საქართველო',
    address: {
      ...{ house_number: '44', road: 'ფარნავაზ მეფის ქუჩა', city: 'ბათუმი' },
      ...{ state: 'აჭარის ავტონომიური რესპუბლიკა', postcode: '6010' },
    },
  })
  expect(chosenAddress(mapSelectionOf(batumi))).toMatchObject({
    ...{ home_address: 'ფარნავაზ მეფის ქუჩა 44', city: 'ბათუმი' },
    ...{ region: 'აჭარის ავტონომიური რესპუბლიკა', postal_code: '6010' },
  })
  const kutaisi = place({
    display_name: 'თამარ მეფის ქუჩა, ქუთაისი, ქუთაისის მუნიციპალიტეტი, იმერეთი, 4600, საქართველო',
    address: {
      ...{ road: 'თამარ მეფის ქუჩა', city: 'ქუთაისი', county: 'ქუთაისის მუნიციპალიტეტი' },
      ...{ state: 'იმერეთი', postcode: '4600' },
    },
  })
  expect(chosenAddress(mapSelectionOf(kutaisi))).toMatchObject({ city: 'ქუთაისი', region: 'იმერეთი' })
  // Tbilisi is no part of a region: its district stands in the whole address alone.
  const tbilisi = place({ address: { city: 'თბილისი', road: 'რუსთაველის გამზირი', house_number: '8' } })
  expect(chosenAddress(mapSelectionOf(tbilisi))).toMatchObject({
    ...{ city: 'თბილისი', region: 'მთაწმინდის რაიონი', postal_code: '0118' },
  })
})

describe('PROF-11 what is saved', () => {
  const selectionArbitrary: fc.Arbitrary<MapSelection> = fc.record({
    ...{ home_address: text, city: text, region: text, postal_code: text },
    ...{ latitude: fc.constant(41.7), longitude: fc.constant(null) },
    full_address: fc
      .array(fc.constantFrom('რუსთაველის გამზირი 8', 'თბილისი', 'ვაკის რაიონი', '0179', 'ბათუმი', ''))
      .map((parts) => parts.join(', ')),
  })

  test('is the picker’s value, else what the whole address contains, else nothing', () => {
    fc.assert(
      fc.property(selectionArbitrary, (selection) => {
        const saved = chosenAddress(selection)
        const parsed = parseAddress(selection.full_address)
        for (const key of ['city', 'region', 'postal_code'] as const)
          expect(saved[key]).toBe(said(selection[key]) ? selection[key].trim() : parsed[key])
        expect(saved.home_address).toBe(
          said(selection.home_address)
            ? selection.home_address.trim()
            : (addressPartsOf(selection.full_address)[0] ?? ''),
        )
        expect([saved.latitude, saved.longitude]).toEqual([41.7, null])
      }),
    )
  })
})

test('PROF-11 coordinates are sent with 6 decimals, as strict servers take no more', () => {
  const selection = mapSelectionOf(place({ lat: '41.71512345678901', lon: '-44.00000049999999' }))
  expect(chosenAddress(selection)).toMatchObject({ latitude: 41.715123, longitude: -44 })
  const degrees = fc.double({ min: -180, max: 180, noNaN: true })
  fc.assert(
    fc.property(degrees, degrees, (latitude, longitude) => {
      const sent = chosenAddress({ ...selection, latitude: latitude / 2, longitude })
      for (const [rounded, exact] of [
        [sent.latitude, latitude / 2],
        [sent.longitude, longitude],
      ] as const) {
        if (typeof rounded !== 'number') throw new Error('a number is expected')
        expect(String(rounded)).toMatch(/^-?\d+(\.\d{1,6})?$/)
        expect(Math.abs(rounded - exact)).toBeLessThan(0.000001)
      }
    }),
  )
})
