import type { Drive } from '../gateways/courierSimulation.ts'
import type { Point } from '../point.ts'
import { distanceKm, distanceToLineKm } from './geography/distance.ts'
import { STREETS_ELSEWHERE } from './geography/streets/elsewhere.ts'
import { TBILISI_STREETS } from './geography/streets/tbilisi.ts'
import { TOWNS } from './geography/towns.ts'

const KM_AN_HOUR = 24
const MS_A_KM = 3_600_000 / KM_AN_HOUR
/** How long (ms) the courier stands at the door, and at the other end. */
const STOP_MS = 30_000
/** A street farther from the door than this (km) isn't used. */
const NEAR_KM = 3

/** Streets shorter than this (km), and squares, aren't used. */
const LONG_KM = 0.6

const STREETS = [...TBILISI_STREETS, ...STREETS_ELSEWHERE].filter(({ course }) => lengthOf(course) >= LONG_KM)

/**
 * The demo's courier, to have one on the map: along the main street that is nearest to the door, to the door, and back
 * again, as long as the order is on its way. The position depends only on the time: every process gives the same, and
 * nothing is stored.
 */
export function demoPosition(drive: Drive, now: Date): Point {
  const route = routeTo(doorOf(drive))
  const way = Math.max(1, lengthOf(route) * MS_A_KM)
  const time = Math.max(0, now.getTime() - drive.since.getTime()) % (2 * (way + STOP_MS))
  if (time < way) return along(route, time / way)
  if (time < way + STOP_MS) return along(route, 1)
  return along(route, 1 - Math.min(1, (time - way - STOP_MS) / way))
}

/** From the street's farther end to the door. */
export function routeTo(door: Point): Point[] {
  const [street] = STREETS.map(({ course }) => ({ course, km: distanceToLineKm(door, course) })).sort(
    (a, b) => a.km - b.km,
  )
  if (street === undefined || street.km > NEAR_KM) {
    // Around two corners.
    const [lat, lon] = [door.lat + 0.009, door.lon + 0.013]
    return [{ lat, lon }, { lat, lon: door.lon + 0.003 }, { lat: door.lat, lon: door.lon + 0.003 }, door]
  }
  const { course } = street
  const corner = course.reduce(
    (best, point, at) => (distanceKm(door, point) < distanceKm(door, course[best] ?? point) ? at : best),
    0,
  )
  const before = course.slice(0, corner + 1)
  const after = course.slice(corner).toReversed()
  return [...(lengthOf(before) >= lengthOf(after) ? before : after), door]
}

/** The point picked on the map; else the middle of the town. */
function doorOf({ city, latitude, longitude }: Drive): Point {
  if (latitude !== null && longitude !== null) return { lat: latitude, lon: longitude }
  const { lat, lon } = TOWNS.find(({ ka }) => city.includes(ka)) ?? TOWNS[0] ?? { lat: 0, lon: 0 }
  return { lat, lon }
}

function lengthOf(route: readonly Point[]): number {
  return route.slice(1).reduce((sum, point, at) => sum + distanceKm(route[at] ?? point, point), 0)
}

/** @param share of the route's length, from 0 to 1 */
function along(route: readonly Point[], share: number): Point {
  let left = lengthOf(route) * share
  for (const [at, from] of route.entries()) {
    const to = route[at + 1]
    if (to === undefined) return from
    const length = distanceKm(from, to)
    if (left <= length && length > 0) {
      const part = left / length
      return { lat: from.lat + (to.lat - from.lat) * part, lon: from.lon + (to.lon - from.lon) * part }
    }
    left -= length
  }
  throw new RangeError('a route without points')
}
