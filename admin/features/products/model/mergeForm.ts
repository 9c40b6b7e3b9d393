import type { StaffProductDetails } from '@dukani/contracts'
import { mergeRows, withIds } from './mergeRows.ts'
import { differentFields, fieldsOf, formOf, type ProductForm } from './productForm.ts'

/** A form that two people have changed. */
export interface MergedForm {
  form: ProductForm
  /** the fields that both have changed, which stay as typed */
  conflicts: (keyof ProductForm)[]
}

/** Brings a form to a newer state of its product: what only the other has changed becomes theirs. */
export function rebased(
  form: ProductForm,
  base: StaffProductDetails,
  current: StaffProductDetails,
): MergedForm {
  return merged(form, formOf(base), formOf(current))
}

/** The form after a save: as it was saved, with what was typed since. @param sent the form that was saved */
export function afterSave(form: ProductForm, sent: ProductForm, saved: StaffProductDetails): ProductForm {
  const stored = formOf(saved)
  const known = (given: ProductForm): ProductForm => ({
    ...given,
    specifications: withIds(given.specifications, sent.specifications, stored.specifications),
    variants: withIds(given.variants, sent.variants, stored.variants),
  })
  return merged(known(form), known(sent), stored).form
}

function merged(form: ProductForm, before: ProductForm, theirs: ProductForm): MergedForm {
  const mine = new Set(differentFields(form, before))
  const changed = new Set(differentFields(theirs, before))
  const specifications = mergeRows(form.specifications, before.specifications, theirs.specifications)
  const variants = mergeRows(form.variants, before.variants, theirs.variants)
  const isConflict = (field: keyof ProductForm) => {
    if (field === 'specifications') return specifications.isConflict
    if (field === 'variants') return variants.isConflict
    return mine.has(field) && changed.has(field)
  }
  return {
    form: {
      ...theirs,
      ...fieldsOf(form, mine),
      specifications: specifications.rows,
      variants: variants.rows,
    },
    conflicts: differentFields(form, theirs).filter(isConflict),
  }
}
