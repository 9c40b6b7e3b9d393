import type { GeocodeAddress, GeocodeResult } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { resultsOf } from './lists.ts'
import { degreesOf, isRecord, readable, textOf, type Json } from './values.ts'

const PARTS = [
  'house_number',
  'road',
  'neighbourhood',
  'suburb',
  'city_district',
  'city',
  'town',
  'village',
  'municipality',
  'county',
  'state',
  'region',
  'postcode',
  'country',
  'country_code',
] as const satisfies readonly (keyof GeocodeAddress)[]

/** Reads the places that a search found, bare or as `{results}`; one without a point on the earth is left out. @throws ApiError (parse) */
export function toPlaces(raw: Json): GeocodeResult[] {
  return readable(resultsOf(raw, 'places'), (place) => {
    const lat = isRecord(place) ? degreesText(place['lat'], 90) : null
    const lon = isRecord(place) ? degreesText(place['lon'], 180) : null
    if (!isRecord(place) || lat === null || lon === null) throw parseError('a place')
    return placeOf(place, lat, lon)
  })
}

/**
 * Reads what is at a point; where the answer's own point is none, the one that was asked for stands.
 * @throws ApiError (parse) when it names nothing
 */
export function toPlaceAt(raw: Json, asked: { lat: string; lon: string }): GeocodeResult {
  if (!isRecord(raw)) throw parseError('a place')
  const { lat = asked.lat, lon = asked.lon } = {
    lat: degreesText(raw['lat'], 90) ?? undefined,
    lon: degreesText(raw['lon'], 180) ?? undefined,
  }
  const place = placeOf(raw, lat, lon)
  // Nominatim says `{error}` with status 200 where it knows nothing.
  if (place.display_name === '' && Object.keys(place.address).length === 0) throw parseError('a place')
  return place
}

function placeOf(raw: Record<string, unknown>, lat: string, lon: string): GeocodeResult {
  return {
    lat,
    lon,
    display_name: textOf(raw['display_name'])?.trim() ?? '',
    address: partsOf(raw['address']),
  }
}

function partsOf(raw: Json): GeocodeAddress {
  if (!isRecord(raw)) return {}
  const known = PARTS.flatMap((name) => {
    const text = textOf(raw[name])?.trim()
    return text ? [[name, text]] : []
  })
  return Object.fromEntries(known) as GeocodeAddress
}

function degreesText(raw: Json, most: number): string | null {
  const degrees = degreesOf(raw, most)
  return degrees === null ? null : String(degrees)
}
