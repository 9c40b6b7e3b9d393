import type { CourierLocation, Order } from '@dukani/contracts'
import { formatDate, type Language, type Translate } from '@dukani/i18n'

/** A place on the earth, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** Where a courier was seen. */
export interface Sighting {
  place: Place
  /** ms since the epoch */
  at: number
  /** how long (ms) after the sighting before it; null for the first */
  after: number | null
}

/** Whether the order is on its way; before and after that there is no courier (ORDER-02). */
export function isOnItsWay({ status }: Pick<Order, 'status'>): boolean {
  return status === 'confirmed' || status === 'shipped'
}

/** Where an order goes, when it was picked on the map. */
export function placeOfOrder({ latitude, longitude }: Pick<Order, 'latitude' | 'longitude'>): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** How often (ms) the courier is looked for (ORDER-07). */
export const COURIER_POLL_MS = 10_000

/** When the courier is looked for next (ms): at once, then every 10 s, after failures too (ORDER-07). */
export function courierDelay(rounds: number): number {
  return rounds === 0 ? 0 : COURIER_POLL_MS
}

/** After a gap of this length (ms) a sighting doesn't continue the last movement. */
const STEP_MS = 3 * COURIER_POLL_MS
const CATCH_UP_MS = 1_000

/**
 * How long (ms) the courier's marker takes to a sighting: until the next one is due, so that it doesn't stand and jump
 * by turns. After a longer gap it catches up within a second, since a slow glide across the town would show a route that
 * wasn't driven.
 */
export function glideTo({ after }: Pick<Sighting, 'after'>): number {
  return after !== null && after <= STEP_MS ? COURIER_POLL_MS : CATCH_UP_MS
}

/**
 * Makes a sighting of an answer. Without a time in the answer it counts from when it, or the same place, first arrived.
 * @param now ms since the epoch
 */
export function sightingOf(answer: CourierLocation, before: Sighting | null, now: number): Sighting {
  const { latitude, longitude, recorded_at } = answer
  const isThere = before?.place.latitude === latitude && before.place.longitude === longitude
  // The same object for the same place: its marker stays.
  const place = isThere ? before.place : { latitude, longitude }
  const at = recorded_at === undefined ? (isThere ? before.at : now) : Date.parse(recorded_at)
  return { place, at, after: before === null ? null : Math.max(0, at - before.at) }
}

const MINUTE_MS = 60_000

/** How long ago something was, in words; a day and more ago, its date. What is a little ahead of the clock is now. */
export function agoText(at: number, now: number, t: Translate, language: Language): string {
  const minutes = Math.floor((now - at) / MINUTE_MS)
  if (minutes < 1) return t('courier.now')
  if (minutes < 60) return t('courier.minutesAgo', { n: minutes })
  if (minutes < 24 * 60) return t('courier.hoursAgo', { n: Math.floor(minutes / 60) })
  return formatDate(new Date(at), 'mediumTime', language) ?? t('orders.unknownDate')
}
