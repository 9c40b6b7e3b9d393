import { importReportSchema, type ImportReportCounts } from '@dukani/contracts'
import * as z from 'zod/mini'
import type { Reason } from '../catalogueImport/reason.ts'

const reasonSchema = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** The counts as they are stored. */
export const storedReport = (stored: unknown): ImportReportCounts => importReportSchema.parse(stored)

/** A reason as it is stored. One that only a newer version of the server knows is shown as its key. */
export const storedReason = (stored: unknown): Reason => reasonSchema.parse(stored) as Reason
