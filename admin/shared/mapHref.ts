import type { Delivery } from '@dukani/contracts'

/** A link that shows the way to an address; null: it has no coordinates (degrees). */
export function mapHref({ latitude, longitude }: Pick<Delivery, 'latitude' | 'longitude'>): string | null {
  if (latitude === null || longitude === null) return null
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
