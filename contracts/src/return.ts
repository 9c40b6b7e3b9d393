import * as z from 'zod/mini'
import { idSchema } from './common.ts'
import { piecesSchema } from './pieces.ts'
import { MAX_RETURN_PICTURES, MAX_RETURN_TEXT } from './rules/returns.ts'

/** The body of `POST /v1/orders/{id}/returns/`. `pictures` are paths of uploaded ones, each once. */
export const returnCreateSchema = z.object({
  items: piecesSchema.check(z.minLength(1)),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_RETURN_TEXT)),
  pictures: z.array(z.string().check(z.maxLength(200))).check(
    z.maxLength(MAX_RETURN_PICTURES),
    z.refine((paths) => new Set(paths).size === paths.length),
  ),
})
export type ReturnCreate = z.infer<typeof returnCreateSchema>

/** The answer of `POST /v1/orders/{id}/return-pictures/`. */
export const returnPictureSchema = z.object({ path: z.string(), url: z.string() })
export type ReturnPicture = z.infer<typeof returnPictureSchema>

/** What the form for a return asks for: the body, with the addresses of the pictures. */
export const returnFormSchema = z.extend(returnCreateSchema, {
  pictures: z.array(returnPictureSchema).check(z.maxLength(MAX_RETURN_PICTURES)),
})
export type ReturnFields = z.infer<typeof returnFormSchema>

/** A return as its customer sees it. */
export const orderReturnSchema = z.object({
  id: idSchema,
  /** one of RETURN_STATES; ignore unknown ones */
  state: z.string(),
  items: piecesSchema,
  /** why the shop refuses it; '' unless it does */
  refusal: z.string(),
  /** ISO 8601 */
  created_at: z.string(),
})
export type OrderReturn = z.infer<typeof orderReturnSchema>
