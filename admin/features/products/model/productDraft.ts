import { staffProductDetailsSchema, type StaffProductDetails } from '@dukani/contracts'
import { DRAFT_PREFIX } from '#shared/forms/clearDrafts.ts'
import { persisted, type Persisted } from '#shared/state/persisted.ts'
import { EMPTY_FORM, type ProductForm } from './productForm.ts'

/** What was typed for a product but isn't saved yet. */
export interface ProductDraft {
  /** the account that typed it */
  account: string
  /** the product that it was typed for; null: a new one */
  base: StaffProductDetails | null
  form: ProductForm
}

/** The draft of a product, stored for this tab. @param id 'new' for a new product */
export function productDraft(id: string): Persisted<ProductDraft> {
  return persisted({
    key: `${DRAFT_PREFIX}product.${id}`,
    read: (text) => {
      const draft = JSON.parse(text) as Record<keyof ProductDraft, unknown>
      const { account, base } = draft
      const form = withEnglish(draft.form, { nameEn: '', descriptionEn: '' })
      if (typeof account !== 'string' || !isForm(form)) return null
      const given = withEnglish(base, { name_en: '', description_en: '' })
      return { account, base: base === null ? null : staffProductDetailsSchema.parse(given), form }
    },
    storage: () => sessionStorage,
  })
}

/** Drafts of earlier releases have no English texts. */
const withEnglish = (value: unknown, none: object): unknown =>
  typeof value === 'object' && value !== null ? { ...none, ...value } : value

/** Whether a value has all fields of a form, each of its kind: an earlier release may have stored others. */
function isForm(value: unknown): value is ProductForm {
  if (typeof value !== 'object' || value === null) return false
  const given = new Map(Object.entries(value))
  return Object.entries(EMPTY_FORM).every(
    ([field, empty]) =>
      typeof given.get(field) === typeof empty && Array.isArray(given.get(field)) === Array.isArray(empty),
  )
}
