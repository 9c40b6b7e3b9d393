import { staffProductDetailsSchema } from '@dukani/contracts'
import * as z from 'zod/mini'
import { DRAFT_PREFIX } from '#shared/forms/clearDrafts.ts'
import { persisted, type Persisted } from '#shared/state/persisted.ts'
import { productFormSchema } from './productForm.ts'

const draftSchema = z.object({
  /** the account that typed it */
  account: z.string(),
  /** the product that it was typed for; null: a new one */
  base: z.nullable(staffProductDetailsSchema),
  form: productFormSchema,
})
export type ProductDraft = z.infer<typeof draftSchema>

/** What was typed for a product but isn't saved yet, kept for this tab. @param id 'new' for a new product */
export function productDraft(id: string): Persisted<ProductDraft> {
  return persisted({
    key: `${DRAFT_PREFIX}product.${id}`,
    read: (text) => draftSchema.parse(JSON.parse(text)),
    storage: () => sessionStorage,
  })
}
