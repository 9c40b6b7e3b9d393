import * as z from 'zod/mini'

const part = z.optional(z.string())

/** The named parts of a place in Nominatim; any of them may be missing (MAP-09). */
export const geocodeAddressSchema = z.object({
  house_number: part,
  road: part,
  neighbourhood: part,
  suburb: part,
  city_district: part,
  city: part,
  town: part,
  village: part,
  municipality: part,
  county: part,
  state: part,
  region: part,
  postcode: part,
  country: part,
  country_code: part,
})
export type GeocodeAddress = z.infer<typeof geocodeAddressSchema>

/**
 * A place that a geocoder found, in Nominatim's format: `GET /v1/customer/search-address/?q=` answers a list of them,
 * `GET /v1/customer/reverse-geocode/?lat=&lon=` one. Degrees are texts.
 */
export const geocodeResultSchema = z.object({
  lat: z.string(),
  lon: z.string(),
  display_name: z.string(),
  address: geocodeAddressSchema,
})
export type GeocodeResult = z.infer<typeof geocodeResultSchema>

/**
 * An address chosen in the picker (MAP-09). Coordinates in degrees; null if the shopper typed the address without a
 * point on the map. Parts that the geocoder didn't know are ''.
 */
export interface MapSelection {
  home_address: string
  city: string
  region: string
  postal_code: string
  latitude: number | null
  longitude: number | null
  /** the whole address in one line, as the geocoder wrote it */
  full_address: string
}
