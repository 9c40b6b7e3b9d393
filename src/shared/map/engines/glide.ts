import type { Point } from '../model/engine.ts'

/**
 * Moves something from where it is to another place, steadily. @returns stops it where it is
 * @param show called with each place on the way, the last one being `to`
 */
export function glide(from: Point, to: Point, ms: number, show: (point: Point) => void): () => void {
  const start = performance.now()
  let frame = 0
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - start) / ms))
    show(between(from, to, part))
    if (part < 1) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

/** The place at a part of a straight way, 0 to 1: over the distances of a city a straight line is the way. */
export function between(from: Point, to: Point, part: number): Point {
  if (part >= 1) return to
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * part,
    longitude: from.longitude + (to.longitude - from.longitude) * part,
  }
}
