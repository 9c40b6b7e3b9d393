import { sentDegrees, type GeocodeResult } from '@dukani/contracts'
import { toPlaceAt, toPlaces } from '#shared/api/adapters/geocode.ts'
import type { ApiClient } from '#shared/api/client.ts'
import type { Point } from '../model/engine.ts'

export interface AddressSearch {
  text: string
  /** It is only being typed: a geocoder that forbids that isn't asked (an addition of ours; other servers ignore it). */
  suggest: boolean
  signal: AbortSignal
}

/** `GET /v1/customer/search-address/?q=`: the places that an address may mean, best first (MAP-03). @throws ApiError */
export function searchAddress(
  client: ApiClient,
  { text, suggest, signal }: AddressSearch,
): Promise<GeocodeResult[]> {
  return client.request({
    path: '/v1/customer/search-address/',
    query: { q: text.trim(), suggest: suggest ? 1 : null },
    signal,
    read: toPlaces,
  })
}

/** `GET /v1/customer/reverse-geocode/?lat=&lon=`: the address of a point (MAP-05). @throws ApiError */
export function reverseGeocode(
  client: ApiClient,
  { latitude, longitude }: Point,
  signal: AbortSignal,
): Promise<GeocodeResult> {
  const query = { lat: String(sentDegrees(latitude)), lon: String(sentDegrees(longitude)) }
  return client.request({
    path: '/v1/customer/reverse-geocode/',
    query,
    signal,
    read: (answer) => toPlaceAt(answer, query),
  })
}
