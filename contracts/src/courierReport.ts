import * as z from 'zod/mini'
import { idSchema } from './common.ts'
import { latitude, longitude } from './coordinates.ts'

// In a file of its own: the storefront sends none, and what it takes to read a moment would come with its first screen.

/** Ours: the body of `POST /v1/couriers/location/`, which a courier's device sends signed. */
export const courierReportSchema = z.object({
  /** the order's id, or the number that people call it by */
  order: idSchema,
  latitude,
  longitude,
  /** ISO 8601 with a time zone; the moment of sending when it isn't said */
  recorded_at: z.optional(z.iso.datetime({ offset: true })),
})
export type CourierReport = z.infer<typeof courierReportSchema>
