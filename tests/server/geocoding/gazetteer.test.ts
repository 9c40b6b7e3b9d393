import { chosenAddress, geocodeResultSchema, mapSelectionOf, parseAddress } from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInside } from '../../../server/src/sketch/geography/distance.ts'
import { OUTLINE } from '../../../server/src/sketch/geography/outline.ts'
import { createGazetteer } from '../../../server/src/sketch/gazetteer/gazetteer.ts'
import { ENTRIES } from '../../../server/src/sketch/gazetteer/entries.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

const gazetteer = createGazetteer()
const first = async (text: string) => (await gazetteer.search(text))[0]

describe('MAP-03 a search without another server', () => {
  test('finds streets and towns as people type them, in Georgian and in Latin', () =>
    eachRow(
      [
        ['რუსთაველის გამზირი 24', 'რუსთაველის გამზირი 24', 'თბილისი'],
        ['რუსთაველის 24', 'რუსთაველის გამზირი 24', 'თბილისი'],
        ['რუსთაველი', 'რუსთაველის გამზირი', 'თბილისი'],
        ['რუსთავ', undefined, 'რუსთავი'],
        ['Rustaveli Avenue 24', 'რუსთაველის გამზირი 24', 'თბილისი'],
        ['rustavelis gamziri', 'რუსთაველის გამზირი', 'თბილისი'],
        ['რუსთაველის გამზ., ბათუმი', 'რუსთაველის გამზირი', 'ბათუმი'],
        ['batumi rustaveli 7', 'რუსთაველის გამზირი 7', 'ბათუმი'],
        ['kutaisi tsereteli 12a', 'აკაკი წერეთლის ქუჩა 12a', 'ქუთაისი'],
        ['ვაჟა-ფშაველას 45/2', 'ვაჟა-ფშაველას გამზირი 45/2', 'თბილისი'],
        ['chavchavadze tbilisi', 'ილია ჭავჭავაძის გამზირი', 'თბილისი'],
        ['ᲞᲔᲙᲘᲜᲘᲡ №5', 'პეკინის გამზირი 5', 'თბილისი'],
        ['tbilisi', undefined, 'თბილისი'],
        ['Batumi', undefined, 'ბათუმი'],
        ['qutaisi', undefined, 'ქუთაისი'],
        ['ქ. თბილისი', undefined, 'თბილისი'],
      ],
      async (text, homeAddress, city) => {
        const found = await first(text)
        const selection = mapSelectionOf(geocodeResultSchema.parse(found))
        expect(selection.city).toBe(city)
        if (homeAddress !== undefined) expect(selection.home_address).toBe(homeAddress)
      },
    ))

  test('finds a quarter with its district', async () => {
    const found = await first('saburtalo')
    expect(found?.address).toMatchObject({ suburb: 'საბურთალო', city_district: 'საბურთალოს რაიონი' })
  })

  test('finds nothing where there is nothing', () =>
    eachOf(
      ['', ' ', '24', 'ქვესკნელი', 'რუსთაველის პარიზი', '0108', '!!!', 'ა'.repeat(200)],
      async (text) => {
        expect(await gazetteer.search(text)).toEqual([])
      },
    ))

  test('finds every entry by its own name', async () => {
    for (const { address } of ENTRIES) {
      const name = [address.road ?? address.suburb, address.city ?? address.town].filter(Boolean).join(', ')
      const found = await gazetteer.search(name)
      expect(
        found.map((place) => place.address),
        name,
      ).toContainEqual(address)
    }
  })

  test('answers any text, with a few places in Georgia', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (text) => {
        const found = await gazetteer.search(text)
        expect(found.length).toBeLessThanOrEqual(8)
        for (const place of found) geocodeResultSchema.parse(place)
      }),
    )
  })
})

describe('MAP-05 what is at a point, without another server', () => {
  test('is the nearest street, otherwise the quarter, otherwise the town', async () => {
    expect((await gazetteer.reverse({ lat: 41.697, lon: 44.7975 }))?.address).toMatchObject({
      ...{
        road: 'რუსთაველის გამზირი',
        city_district: 'მთაწმინდის რაიონი',
        city: 'თბილისი',
        postcode: '0108',
      },
    })
    expect((await gazetteer.reverse({ lat: 41.79, lon: 44.83 }))?.address).toMatchObject({ suburb: 'გლდანი' })
    expect((await gazetteer.reverse({ lat: 42.27, lon: 42.73 }))?.address).toMatchObject({
      ...{ city: 'ქუთაისი', state: 'იმერეთი', postcode: '4600' },
    })
  })

  test('by the sea is the town, up to its boulevard', async () => {
    for (const point of [
      { lat: 41.652, lon: 41.634 },
      { lat: 41.638, lon: 41.613 },
      { lat: 42.15, lon: 41.66 },
    ])
      expect((await gazetteer.reverse(point))?.address.city).toMatch(/^(?:ბათუმი|ფოთი)$/)
  })

  test('is a region in the countryside, and nothing outside Georgia', async () => {
    const mountains = await gazetteer.reverse({ lat: 43.12, lon: 42.4 })
    expect(mountains?.address).toEqual({
      ...{ state: 'სამეგრელო-ზემო სვანეთი', country: 'საქართველო', country_code: 'ge' },
    })
    for (const [lat, lon] of [
      [42, 40.5],
      [40.18, 44.51],
      [41, 28.97],
      [43.6, 39.75],
      [0, 0],
      [-90, 180],
    ] as const)
      expect(await gazetteer.reverse({ lat, lon })).toBeNull()
  })

  test('MAP-09 PROF-08 in the capital has its city and district', async () => {
    const place = await gazetteer.reverse({ lat: 41.7095, lon: 44.763 })
    expect(parseAddress(place?.display_name ?? '')).toMatchObject({ city: 'თბილისი', region: 'ვაკის რაიონი' })
    const chosen = chosenAddress(mapSelectionOf(geocodeResultSchema.parse(place)))
    expect(chosen).toMatchObject({ city: 'თბილისი', region: 'ვაკის რაიონი' })
  })

  test('is at the requested point', async () => {
    const inGeorgia = fc
      .record({
        lat: fc.double({ min: 41, max: 43.6, noNaN: true }),
        lon: fc.double({ min: 40, max: 46.7, noNaN: true }),
      })
      .filter((point) => isInside(point, OUTLINE))
    await fc.assert(
      fc.asyncProperty(inGeorgia, async (point) => {
        const place = geocodeResultSchema.parse(await gazetteer.reverse(point))
        expect(Number(place.lat)).toBeCloseTo(point.lat, 4)
        expect(Number(place.lon)).toBeCloseTo(point.lon, 4)
        expect(place.display_name).toMatch(/საქართველო$/)
      }),
    )
  })
})

test('every place of the gazetteer is in Georgia', () => {
  // The coast and the border are told to a kilometre.
  for (const { point, address } of ENTRIES) {
    const near = [0, 0.02, -0.02].flatMap((lat) =>
      [0, 0.02, -0.02].map((lon) => ({ lat: point.lat + lat, lon: point.lon + lon })),
    )
    expect(
      near.some((each) => isInside(each, OUTLINE)),
      JSON.stringify(address),
    ).toBe(true)
  }
})
