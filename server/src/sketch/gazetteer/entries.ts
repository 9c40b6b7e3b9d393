import type { GeocodeAddress, GeocodeResult } from '@dukani/contracts'
import { DISTRICTS, type District } from '../geography/districts.ts'
import type { Point } from '../../point.ts'
import { STREETS_ELSEWHERE } from '../geography/streets/elsewhere.ts'
import type { Street } from '../geography/streets/street.ts'
import { TBILISI_STREETS } from '../geography/streets/tbilisi.ts'
import { TOWNS, type Town } from '../geography/towns.ts'
import { COUNTRY } from '../geography/words.ts'
import { comparable } from './words.ts'

/** A place that the gazetteer can find. */
export interface Entry {
  point: Point
  address: GeocodeAddress
  /** words of its own name, in comparable form */
  own: string[]
  /** words of the places around it */
  around: string[]
  /** rank among equally good matches; larger ones come first */
  weight: number
  isStreet: boolean
}

export const STREETS: readonly Street[] = [...TBILISI_STREETS, ...STREETS_ELSEWHERE]

/** The parts of a town's address, as Nominatim names them. */
export function townAddress(town: Town): GeocodeAddress {
  return {
    [town.kind]: town.ka,
    ...(town.region !== '' && { state: town.region }),
    ...(town.postcode !== '' && { postcode: town.postcode }),
    ...COUNTRY,
  }
}

/** … of a quarter of Tbilisi. */
export function districtAddress({ ka, within }: District): GeocodeAddress {
  return { suburb: ka, city_district: within, city: TOWNS[0]?.ka ?? '', ...COUNTRY }
}

/** … of a street. A town's postal code isn't that of all its streets. */
export function streetAddress({ ka, city, within, postcode }: Street): GeocodeAddress {
  const region = TOWNS.find((town) => town.ka === city)?.region ?? ''
  return {
    road: ka,
    ...(within !== '' && { city_district: within }),
    city,
    ...(region !== '' && { state: region }),
    ...(postcode !== '' && { postcode }),
    ...COUNTRY,
  }
}

/** The middle of a street. */
function middleOf({ course }: Street): Point {
  const [first = { lat: 0, lon: 0 }] = course
  const at = course[Math.floor(course.length / 2)] ?? first
  const before = course[Math.floor((course.length - 1) / 2)] ?? first
  return { lat: (at.lat + before.lat) / 2, lon: (at.lon + before.lon) / 2 }
}

const around = (address: GeocodeAddress, own: string) =>
  comparable(
    Object.values(address)
      .filter((part) => part !== own && part !== 'ge')
      .join(' '),
  )

/** Everything that can be found, the weightiest first. */
export const ENTRIES: readonly Entry[] = [
  ...TOWNS.map((town, rank) => ({
    ...{ point: town, address: townAddress(town), isStreet: false, weight: 300 - rank },
    own: [...comparable(town.ka), ...comparable(town.latin)],
    around: around(townAddress(town), town.ka),
  })),
  ...DISTRICTS.map((district) => ({
    ...{ point: district, address: districtAddress(district), isStreet: false, weight: 200 },
    own: comparable(district.ka),
    around: around(districtAddress(district), district.ka),
  })),
  ...STREETS.map((street) => ({
    // The capital's, and the longer ones, before their namesakes.
    ...{ point: middleOf(street), address: streetAddress(street), isStreet: true },
    weight: (street.within === '' ? 100 : 120) - street.from,
    own: comparable(street.ka),
    around: around(streetAddress(street), street.ka),
  })),
]

/** A place in Nominatim's format. */
export function asResult(point: Point, address: GeocodeAddress): GeocodeResult {
  const { house_number, road, suburb, city_district, city, town, state, postcode, country } = address
  const parts = [
    road === undefined ? undefined : [road, house_number].filter((part) => part !== undefined).join(' '),
    ...[suburb, city_district, city, town, state, postcode, country],
  ]
  return {
    lat: point.lat.toFixed(5),
    lon: point.lon.toFixed(5),
    display_name: parts.filter((part) => part !== undefined).join(', '),
    address,
  }
}
