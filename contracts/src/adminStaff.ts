import * as z from 'zod/mini'
import { idSchema } from './common.ts'

/** What staff may do: an owner everything, a manager the daily work, a courier their own deliveries. */
export const STAFF_ROLES = ['owner', 'manager', 'courier'] as const
export const staffRoleSchema = z.enum(STAFF_ROLES)
export type StaffRole = z.infer<typeof staffRoleSchema>

/** A person who may use the back office. */
export const staffMemberSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  role: staffRoleSchema,
  granted_at: z.string(),
  /** a second factor is switched on */
  second_factor: z.boolean(),
})
export type StaffMember = z.infer<typeof staffMemberSchema>

/** The answer of `GET /v1/admin/me/`. */
export const meSchema = z.extend(staffMemberSchema, {
  /** the session's second factor must be given before any other call */
  code_needed: z.boolean(),
})
export type Me = z.infer<typeof meSchema>

export const staffListSchema = z.object({ results: z.array(staffMemberSchema) })

/** The body of `PUT /v1/admin/staff/`: the customer with this e-mail gets the role, in place of an earlier one. */
export const grantRoleSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1)),
  role: staffRoleSchema,
})
export type GrantRole = z.infer<typeof grantRoleSchema>
