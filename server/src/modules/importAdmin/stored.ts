import { importReportSchema, type ImportReportCounts } from '@dukani/contracts'
import * as z from 'zod/mini'
import type { Reason } from '../catalogueImport/reason.ts'

const reasonSchema = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** The counts that the database has. */
export const storedReport = (stored: unknown): ImportReportCounts => importReportSchema.parse(stored)

/** A reason that the database has. A newer version of the server may have written others: their key is shown. */
export const storedReason = (stored: unknown): Reason => reasonSchema.parse(stored) as Reason
