import type { Delivery } from '@dukani/contracts'

type Address = Pick<Delivery, 'home_address' | 'city' | 'region' | 'postal_code' | 'latitude' | 'longitude'>

/** A link that shows the way to an address; null: it has no coordinates (degrees). */
export function mapHref({ latitude, longitude }: Address): string | null {
  if (latitude === null || longitude === null) return null
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}

/** The lines of an address, without empty ones. A city that is a region of its own is written once. */
export function addressLines({ home_address, city, region, postal_code }: Address): string[] {
  const places = [...new Set([city, region, postal_code].map((part) => part.trim()).filter(Boolean))]
  return [home_address.trim(), places.join(', ')].filter(Boolean)
}
