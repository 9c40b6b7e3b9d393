import type { Point } from '../../point.ts'

const KM_A_DEGREE = 111.2

/** How far (km) two points are from each other: as on a plain, which is true enough within a country. */
export function distanceKm(a: Point, b: Point): number {
  const { x, y } = offset(a, b)
  return Math.hypot(x, y)
}

/** How far (km) a point is from the nearest one of a line. */
export function distanceToLineKm(point: Point, course: readonly Point[]): number {
  return Math.min(
    ...course.map((from, at) => {
      const start = offset(point, from)
      const end = offset(point, course[at + 1] ?? from)
      const [dx, dy] = [end.x - start.x, end.y - start.y]
      const length = dx * dx + dy * dy
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(start.x * dx + start.y * dy) / length))
      return Math.hypot(start.x + along * dx, start.y + along * dy)
    }),
  )
}

/** Whether a point lies in an area. */
export function isInside({ lat, lon }: Point, shore: readonly Point[]): boolean {
  let inside = false
  let before = shore.at(-1)
  for (const corner of shore) {
    if (before !== undefined && corner.lat > lat !== before.lat > lat) {
      const crossing =
        ((before.lon - corner.lon) * (lat - corner.lat)) / (before.lat - corner.lat) + corner.lon
      if (lon < crossing) inside = !inside
    }
    before = corner
  }
  return inside
}

function offset(from: Point, to: Point): { x: number; y: number } {
  const shrink = Math.cos((from.lat * Math.PI) / 180)
  return { x: (to.lon - from.lon) * KM_A_DEGREE * shrink, y: (to.lat - from.lat) * KM_A_DEGREE }
}
