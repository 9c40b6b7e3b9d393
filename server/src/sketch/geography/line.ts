import type { Point } from '../../point.ts'

/** Points as the data here has them: `lat,lon`, divided by white space. */
export function line(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [lat = Number.NaN, lon = Number.NaN] = pair.split(',').map(Number)
      if (Number.isNaN(lat + lon)) throw new Error(`not a point: ${pair}`)
      return { lat, lon }
    })
}
