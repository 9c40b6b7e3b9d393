import * as z from 'zod/mini'
import { idSchema } from './common.ts'

/** What the back office hears of as it happens: an order was placed; something about an order changed. */
export const STAFF_EVENT_KINDS = ['orderPlaced', 'orderChanged'] as const

/** An event of `GET /v1/admin/events/`. It names the record only; what changed is read by the record's own call. */
export const staffEventSchema = z.object({ kind: z.enum(STAFF_EVENT_KINDS), id: idSchema })
export type StaffEvent = z.infer<typeof staffEventSchema>
