import type { Geocoder } from '../../gateways/geocoder/geocoder.ts'
import { DISTRICTS } from '../geography/districts.ts'
import { distanceKm, distanceToLineKm, isInside } from '../geography/distance.ts'
import { OUTLINE } from '../geography/outline.ts'
import { TOWNS } from '../geography/towns.ts'
import { COAST } from '../geography/waters.ts'
import {
  asResult,
  districtAddress,
  ENTRIES,
  STREETS,
  streetAddress,
  townAddress,
  type Entry,
} from './entries.ts'
import { parseAddressQuery, type AddressQuery } from './words.ts'

const MOST_RESULTS = 8
/** How far (km) from a street a point still has its address. */
const BESIDE_KM = 0.15

/**
 * A geocoder that needs no other server: the towns of Georgia, the quarters of Tbilisi and main streets, as accurate as
 * a sketch. It knows no houses: a number is kept as it is typed, and placed in the middle of the street.
 */
export function createGazetteer(): Geocoder {
  return {
    async search(text) {
      const asked = parseAddressQuery(text)
      if (asked.names.length === 0) return []
      return ENTRIES.map((entry) => ({ entry, fit: fitOf(entry, asked) }))
        .filter(({ fit }) => fit > 0)
        .sort((a, b) => b.fit - a.fit || b.entry.weight - a.entry.weight)
        .slice(0, MOST_RESULTS)
        .map(({ entry: { point, address, isStreet } }) =>
          asResult(
            point,
            isStreet && asked.houseNumber !== '' ? { ...address, house_number: asked.houseNumber } : address,
          ),
        )
    },

    async reverse(point) {
      const street = nearest(STREETS, ({ course }) => distanceToLineKm(point, course))
      if (street !== null && street.km <= BESIDE_KM) return asResult(point, streetAddress(street.place))
      const district = nearest(DISTRICTS, (each) => distanceKm(point, each) / each.reach)
      if (district !== null && district.km <= 1) return asResult(point, districtAddress(district.place))
      if (!isInside(point, OUTLINE) && !isInside(point, COAST)) return null
      const town = nearest(TOWNS, (each) => distanceKm(point, each) / each.reach)
      if (town === null) return null
      const { state, ...address } = townAddress(town.place)
      if (town.km <= 1) return asResult(point, { ...address, ...(state !== undefined && { state }) })
      // Outside of towns only the region is known.
      return asResult(point, {
        ...(state !== undefined && { state }),
        ...{ country: address.country, country_code: address.country_code },
      })
    },
  }
}

/** How well a place fits what was typed; 0: not at all. Each word has to be one of the place's, or begin one. */
function fitOf({ own, around, isStreet }: Entry, { names, houseNumber }: AddressQuery): number {
  const fits = names.map((name) => {
    const inName = likeness(name, own)
    return inName > 0 ? inName * 10 : likeness(name, around)
  })
  // At least one word has to be of its own name, and none may be left over.
  if (fits.includes(0) || !fits.some((fit) => fit >= 10 * FAINT)) return 0
  const whole = fits.reduce((sum, fit) => sum + fit, 0) / names.length
  return whole + (houseNumber !== '' && isStreet ? 5 : 0)
}

/** How much less than a whole word its bare consonants count. */
const FAINT = 0.5

function likeness(asked: string, words: readonly string[]): number {
  if (words.includes(asked)) return 2
  if (words.some((word) => word.startsWith(asked))) return 1
  // Georgian drops vowels when it declines: "Tsereteli", but "Tseretlis kucha".
  const bare = consonantsOf(asked)
  return bare.length >= 4 && words.some((word) => isBegunBy(bare, consonantsOf(word))) ? FAINT : 0
}

const consonantsOf = (word: string) => word.replace(/[aeiou]/g, '')

/** Followed by no more than an ending. */
const isBegunBy = (bare: string, word: string) => word.startsWith(bare) && word.length <= bare.length + 1

function nearest<Place>(
  places: readonly Place[],
  far: (place: Place) => number,
): { place: Place; km: number } | null {
  return places
    .map((place) => ({ place, km: far(place) }))
    .reduce<{ place: Place; km: number } | null>(
      (best, each) => (best !== null && best.km <= each.km ? best : each),
      null,
    )
}
