import * as z from 'zod/mini'
import { latitude, longitude } from './coordinates.ts'

/** The answer of `GET /v1/orders/{id}/courier-location/` (ORDER-07). */
export const courierLocationSchema = z.object({
  latitude,
  longitude,
  /** ours, ISO 8601: when the courier was there */
  recorded_at: z.optional(z.string()),
})
export type CourierLocation = z.infer<typeof courierLocationSchema>
