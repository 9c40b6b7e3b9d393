import type { Point } from '../../point.ts'

/** A place on a map or a tile, in pixels. */
export interface Pixel {
  x: number
  y: number
}

/** A side of a tile (px). */
export const TILE = 256

/** The position of a point on the map of the whole world at a zoom, in Web Mercator. */
export function project({ lat, lon }: Point, zoom: number): Pixel {
  const world = TILE * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lon + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  }
}

// What is drawn beyond a tile's edges, so that strokes don't end at them.
const LEAST = -16
const MOST = TILE + 16

/** The part of an area that a tile shows (Sutherland and Hodgman): near the ground the whole country is millions of px. */
export function clipped(area: readonly Pixel[]): Pixel[] {
  const sides = [
    ['x', LEAST, 1],
    ['x', MOST, -1],
    ['y', LEAST, 1],
    ['y', MOST, -1],
  ] as const
  return sides.reduce<Pixel[]>(
    (shape, [axis, edge, sign]) => {
      const isIn = (pixel: Pixel) => (pixel[axis] - edge) * sign >= 0
      return shape.flatMap((pixel, at) => {
        const before = shape.at(at - 1) ?? pixel
        const crossing = isIn(pixel) === isIn(before) ? [] : [between(before, pixel, axis, edge)]
        return isIn(pixel) ? [...crossing, pixel] : crossing
      })
    },
    [...area],
  )
}

function between(from: Pixel, to: Pixel, axis: 'x' | 'y', edge: number): Pixel {
  const share = (edge - from[axis]) / (to[axis] - from[axis])
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** Whether a tile shows anything of a line. */
export function isNear(course: readonly Pixel[]): boolean {
  const [xs, ys] = [course.map(({ x }) => x), course.map(({ y }) => y)]
  return (
    Math.min(...xs) < MOST && Math.max(...xs) > LEAST && Math.min(...ys) < MOST && Math.max(...ys) > LEAST
  )
}
