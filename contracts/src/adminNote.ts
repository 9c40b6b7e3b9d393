import * as z from 'zod/mini'
import { idSchema } from './common.ts'

/** The longest note, in characters. */
export const MAX_NOTE_LENGTH = 1_000

/** What a member of the staff noted about an order. Its customer never sees it. */
export const orderNoteSchema = z.object({
  id: idSchema,
  /** null: the account is gone */
  author: z.nullable(z.object({ id: idSchema, name: z.string() })),
  text: z.string(),
  /** ISO 8601 */
  created_at: z.string(),
})
export type OrderNote = z.infer<typeof orderNoteSchema>

/** The body of `POST /v1/admin/orders/{id}/notes/`. */
export const addNoteSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NOTE_LENGTH)),
})
export type AddNote = z.infer<typeof addNoteSchema>
