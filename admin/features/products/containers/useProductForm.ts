import type { ProductPicture, StaffProductDetails } from '@dukani/contracts'
import { useEffect, useRef, useState } from 'react'
import { useCustomerId } from '#shared/session/session.ts'
import { afterSave, rebased } from '../model/mergeForm.ts'
import { productDraft } from '../model/productDraft.ts'
import { differentFields, EMPTY_FORM, formOf, type ProductForm } from '../model/productForm.ts'

/** The form of a product, and how it differs from what is saved. */
export interface ProductFormState {
  form: ProductForm
  /** the product as the form is compared with it; null: a new one */
  base: StaffProductDetails | null
  isChanged: boolean
  /** fields that were also changed by another person */
  conflicts: readonly (keyof ProductForm)[]
  change: (change: Partial<ProductForm>) => void
  /** Adds a picture at the end, unless it is there already. */
  addPicture: (picture: ProductPicture) => void
  /** Puts a picture in the place of another one, and keeps its description. */
  replacePicture: (old: ProductPicture, picture: ProductPicture) => void
  /** Ends a conflict: the typed value stays, or the saved one is taken. */
  settle: (field: keyof ProductForm, by: 'mine' | 'theirs') => void
  /** Throws away what isn't saved. */
  discard: () => void
  /** Shows the product after a save. @param sent the form that was sent; what was typed since stays */
  accept: (saved: StaffProductDetails, sent: ProductForm) => void
}

interface State {
  base: StaffProductDetails | null
  form: ProductForm
  conflicts: readonly (keyof ProductForm)[]
}

const fresh = (product: StaffProductDetails | null): State => ({
  base: product,
  form: product === null ? EMPTY_FORM : formOf(product),
  conflicts: [],
})

const draftOf = (product: StaffProductDetails | null) =>
  productDraft(product === null ? 'new' : String(product.id))

/** Brings what was typed for an older state of a product to its current one. */
function onto(current: StaffProductDetails | null, { base, form, conflicts }: State): State {
  if (base === null || current === null) return { base: current, form, conflicts }
  const next = rebased(form, base, current)
  return { base: current, form: next.form, conflicts: [...new Set([...conflicts, ...next.conflicts])] }
}

/**
 * Keeps what is typed through a reload, and through changes by others: what only they changed is taken over, what both
 * changed is a conflict.
 * @param product as it was read last; null: a new one
 */
export function useProductForm(product: StaffProductDetails | null): ProductFormState {
  const account = String(useCustomerId())
  const [state, setState] = useState<State>(() => {
    const kept = draftOf(product).get()
    return kept?.account === account ? onto(product, { ...kept, conflicts: [] }) : fresh(product)
  })
  const [read, setRead] = useState(product)
  if (product !== read) {
    setRead(product)
    if (JSON.stringify(product) !== JSON.stringify(state.base)) setState(onto(product, state))
  }
  const { base, form, conflicts } = state
  const isChanged = differentFields(form, fresh(base).form).length > 0
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
    draftOf(base).set(isChanged ? { account, base, form } : null)
  })

  return {
    form,
    base,
    isChanged,
    conflicts,
    change: (change) => setState((now) => ({ ...now, form: { ...now.form, ...change } })),
    addPicture: (picture) =>
      setState((now) => {
        const { pictures } = now.form
        if (pictures.some(({ path }) => path === picture.path)) return now
        return { ...now, form: { ...now.form, pictures: [...pictures, picture] } }
      }),
    replacePicture: (old, picture) =>
      setState((now) => {
        const others = now.form.pictures.filter(({ path }) => path !== picture.path)
        const pictures = others.map((each) => (each.path === old.path ? { ...picture, alt: each.alt } : each))
        return { ...now, form: { ...now.form, pictures } }
      }),
    settle: (field, by) =>
      setState((now) => ({
        ...now,
        conflicts: now.conflicts.filter((each) => each !== field),
        form: by === 'mine' ? now.form : { ...now.form, [field]: fresh(now.base).form[field] },
      })),
    discard: () => setState(fresh(base)),
    accept: (saved, sent) => {
      setState((now) => ({ base: saved, form: afterSave(now.form, sent, saved), conflicts: [] }))
      if (base !== null) return
      // The page of the new product replaces this one: what was typed while it was created goes on there.
      const next = afterSave(latest.current, sent, saved)
      const isLeft = differentFields(next, formOf(saved)).length > 0
      draftOf(saved).set(isLeft ? { account, base: saved, form: next } : null)
      draftOf(null).set(null)
    },
  }
}
