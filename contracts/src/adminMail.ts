import * as z from 'zod/mini'
import { idSchema } from './common.ts'

/** The states of a mail that isn't sent: it is tried again by itself, or was tried too often. */
export const MAIL_STATES = ['waiting', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** A mail about an order that isn't sent. */
export const shopMailSchema = z.object({
  id: idSchema,
  order: z.object({ id: idSchema, order_number: z.string() }),
  kind: z.string(),
  email: z.string(),
  /** one of MAIL_STATES; a newer server may have more */
  state: z.string(),
  /** how often it was tried */
  attempts: z.number(),
  created_at: z.string(),
})
export type ShopMail = z.infer<typeof shopMailSchema>

/** A part of these mails, newest first. `next` is the `after` of the following part. */
export const shopMailPartSchema = z.object({
  next: z.nullable(idSchema),
  results: z.array(shopMailSchema),
})
