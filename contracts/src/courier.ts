import * as z from 'zod/mini'
import { idSchema } from './common.ts'

/** Degrees north of the equator, and east of Greenwich. */
const latitude = z.number().check(z.gte(-90), z.lte(90))
const longitude = z.number().check(z.gte(-180), z.lte(180))

/** The answer of `GET /v1/orders/{id}/courier-location/` (ORDER-07). */
export const courierLocationSchema = z.object({
  latitude,
  longitude,
  /** ours, ISO 8601: when the courier was there */
  recorded_at: z.optional(z.string()),
})
export type CourierLocation = z.infer<typeof courierLocationSchema>

/** Ours: the body of `POST /v1/couriers/location/`, which a courier's device sends with a signature. */
export const courierReportSchema = z.object({
  /** the order's id or its number */
  order: idSchema,
  latitude,
  longitude,
  /** ISO 8601 with a time zone; the time of sending if it is missing */
  recorded_at: z.optional(z.iso.datetime({ offset: true })),
})
export type CourierReport = z.infer<typeof courierReportSchema>
