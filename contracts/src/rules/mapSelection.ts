import type { CreateAddress } from '../address.ts'
import type { GeocodeResult, MapSelection } from '../geocode.ts'
import { addressPartsOf, parseAddress } from './parseAddress.ts'

/**
 * The address of a geocoder's place (MAP-09): the first one present of city, town, village, suburb, municipality and
 * county, and of state and region; the home address is the road with its house number, else the first part of the full
 * address. Unknown parts are ''.
 */
export function mapSelectionOf({ lat, lon, display_name, address }: GeocodeResult): MapSelection {
  const { city, town, village, suburb, municipality, county, state, region } = address
  const road = firstOf([address.road])
  return {
    home_address:
      road === ''
        ? (addressPartsOf(display_name)[0] ?? '')
        : [road, firstOf([address.house_number])].join(' ').trim(),
    city: firstOf([city, town, village, suburb, municipality, county]),
    region: firstOf([state, region]),
    postal_code: firstOf([address.postcode]),
    latitude: degrees(lat, 90),
    longitude: degrees(lon, 180),
    full_address: display_name.trim(),
  }
}

/**
 * The values to save for an address chosen in the picker (PROF-11): the picker's own; an empty one is parsed from the
 * full address (PROF-08), and stays empty, to be corrected, if that doesn't contain it either.
 */
export function chosenAddress(selection: MapSelection): CreateAddress {
  const parsed = parseAddress(selection.full_address)
  return {
    home_address: firstOf([selection.home_address, addressPartsOf(selection.full_address)[0]]),
    city: firstOf([selection.city, parsed.city]),
    region: firstOf([selection.region, parsed.region]),
    postal_code: firstOf([selection.postal_code, parsed.postal_code]),
    latitude: selection.latitude === null ? null : sentDegrees(selection.latitude),
    longitude: selection.longitude === null ? null : sentDegrees(selection.longitude),
  }
}

/**
 * Degrees as they are sent, with 6 decimals: a tenth of a metre, and no more than a strict server accepts (PROF-11).
 */
export function sentDegrees(exact: number): number {
  return Number(exact.toFixed(6))
}

/** The first text that isn't empty. */
function firstOf(texts: readonly (string | undefined)[]): string {
  return texts.map((text) => text?.trim() ?? '').find((text) => text !== '') ?? ''
}

function degrees(text: string, most: number): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Math.abs(number) <= most ? number : null
}
