import * as z from 'zod/mini'
import { rule } from './account.ts'
import { idSchema } from './common.ts'

/** In characters. */
export const MAX_CATEGORY_TITLE = 100

const title = z
  .string(rule('required'))
  .check(z.trim(), z.minLength(1, rule('required')), z.maxLength(MAX_CATEGORY_TITLE, rule('tooLong')))
const title_en = z.string().check(z.trim(), z.maxLength(MAX_CATEGORY_TITLE, rule('tooLong')))

/** A category as staff see it. */
export const staffCategorySchema = z.object({
  id: idSchema,
  title: z.string(),
  /** the English title; empty: none */
  title_en: z.string(),
  /** whether products, even hidden ones, are in it: then it can't be deleted */
  has_products: z.boolean(),
})
export type StaffCategory = z.infer<typeof staffCategorySchema>

/** The answer of each call of `/v1/admin/categories/`: all categories, in the shop's order. */
export const staffCategoryListSchema = z.object({ results: z.array(staffCategorySchema) })
export type StaffCategoryList = z.infer<typeof staffCategoryListSchema>

/** The body of `POST /v1/admin/categories/`: a new category, which comes last. */
export const newCategorySchema = z.object({ title, title_en: z.optional(title_en) })
export type NewCategory = z.infer<typeof newCategorySchema>

/**
 * The body of `PATCH /v1/admin/categories/{id}/`: one of the two titles. `seen` is that title as its author saw it. If it has
 * changed since, the change is refused.
 */
export const renameCategorySchema = z
  .object({ seen: z.string(), title: z.optional(title), title_en: z.optional(title_en) })
  .check(
    z.refine(({ title, title_en }) => (title === undefined) !== (title_en === undefined), rule('required')),
  )
export type RenameCategory = z.infer<typeof renameCategorySchema>

/** The body of `PUT /v1/admin/categories/order/`: the ids of all categories. */
export const categoryOrderSchema = z.object({ ids: z.array(idSchema) })
export type CategoryOrder = z.infer<typeof categoryOrderSchema>
