import type { CreateAddress } from '../address.ts'
import type { GeocodeResult, MapSelection } from '../geocode.ts'
import { addressPartsOf, parseAddress } from './parseAddress.ts'

/**
 * The address that a geocoder's place stands for (MAP-09): of city, town, village, suburb, municipality and county the
 * first that is there, of state and region too; the home address is the road with its house number, else the first part
 * of the whole. What the place doesn't tell is ''.
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
 * What is saved of an address that was chosen in the picker (PROF-11): the picker's own values; an empty one is read
 * from the whole address (PROF-08), and stays empty, to be corrected, when that doesn't tell it either.
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

/** Degrees as they are sent, with 6 decimals: a tenth of a metre, and no more than a strict server takes (PROF-11). */
export function sentDegrees(exact: number): number {
  return Number(exact.toFixed(6))
}

/** The first text that says something. */
function firstOf(texts: readonly (string | undefined)[]): string {
  return texts.map((text) => text?.trim() ?? '').find((text) => text !== '') ?? ''
}

function degrees(text: string, most: number): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Math.abs(number) <= most ? number : null
}
