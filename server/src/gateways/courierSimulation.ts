import type { Point } from '../point.ts'

/** An order's destination, and when it was shipped. */
export interface Drive {
  city: string
  latitude: number | null
  longitude: number | null
  since: Date
}

/** Where the demo's courier of an order is at a moment. */
export type CourierSimulation = (drive: Drive, now: Date) => Promise<Point>
