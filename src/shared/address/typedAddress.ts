import { chosenAddress, type ManualAddress, type MapSelection } from '@dukani/contracts'

/** Coordinates of an address in degrees; null when it wasn't picked on the map. */
export interface AddressPoint {
  latitude: number | null
  longitude: number | null
}

/** An address that isn't saved yet: what stands in its fields, and where it is. */
export interface TypedAddress {
  texts: ManualAddress
  point: AddressPoint
}

/** An empty address. */
export const NO_ADDRESS: TypedAddress = {
  texts: { home_address: '', city: '', region: '', postal_code: '' },
  point: { latitude: null, longitude: null },
}

/** One that was chosen in the picker, as far as it is known (PROF-08, PROF-11). */
export function typedAddressOf(selection: MapSelection): TypedAddress {
  const { latitude = null, longitude = null, postal_code = '', ...texts } = chosenAddress(selection)
  return { texts: { ...texts, postal_code }, point: { latitude, longitude } }
}

/** An address without the space around its texts. */
export function trimmedAddress({ home_address, city, region, postal_code }: ManualAddress): ManualAddress {
  return {
    home_address: home_address.trim(),
    city: city.trim(),
    region: region.trim(),
    postal_code: postal_code.trim(),
  }
}
