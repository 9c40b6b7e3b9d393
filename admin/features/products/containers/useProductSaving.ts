import type { StaffProductDetails } from '@dukani/contracts'
import { useRef, useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { isKeyReused } from '#shared/api/isKeyReused.ts'
import { isRefused } from '#shared/api/isRefused.ts'
import { randomText } from '#shared/browser/randomText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { changeProduct, createProduct } from '../api/products.ts'
import { changeOf, createOf } from '../model/formEdit.ts'
import type { ProductFormState } from './useProductForm.ts'

export interface ProductSaving {
  save: () => Promise<void>
  isSaving: boolean
  /** why the last save failed; null: it didn't */
  failure: string | null
  /** Clears the failure. */
  forget: () => void
}

/**
 * Saves a product's form, once at a time. What was typed stays when it fails.
 * @param onSaved called with the product afterwards
 * @param onConflict called when the product was changed by another person; read it again
 */
export function useProductSaving(
  { form, base, accept }: Pick<ProductFormState, 'form' | 'base' | 'accept'>,
  { onSaved, onConflict }: { onSaved: (product: StaffProductDetails) => void; onConflict: () => void },
): ProductSaving {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // One product is added, however often its form is sent.
  const key = useRef<string | null>(null)

  async function save(): Promise<void> {
    if (isSaving) return
    setSaving(true)
    setFailure(null)
    try {
      key.current ??= randomText()
      const saved =
        base === null
          ? await createProduct(client, createOf(form), key.current)
          : await changeProduct(client, base.id, changeOf(form, base))
      accept(saved, form)
      onSaved(saved)
    } catch (error) {
      setFailure(errorText(error, shop, t('admin.changeFailed')))
      const failed = asApiError(error)
      // An earlier version of it was added: under another key it would be added again.
      if (isRefused(failed) && !isKeyReused(failed)) key.current = null
      if (failed.status === 409) onConflict()
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving, failure, forget: () => setFailure(null) }
}
