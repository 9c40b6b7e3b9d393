import * as z from 'zod/mini'
import { idSchema } from './common.ts'
import { staffRoleSchema } from './adminStaff.ts'

const fieldsSchema = z.nullable(z.record(z.string(), z.unknown()))

/** One change by staff: the changed fields before and after. */
export const auditEntrySchema = z.object({
  id: idSchema,
  /** null: the command line, or an account that is gone */
  actor: z.nullable(z.object({ id: idSchema, name: z.string() })),
  role: z.nullable(staffRoleSchema),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  before: fieldsSchema,
  after: fieldsSchema,
  created_at: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** A part of the log, latest first. `next` is the `after` of the following part. */
export const auditPartSchema = z.object({
  next: z.nullable(idSchema),
  results: z.array(auditEntrySchema),
})
