import {
  staffCategoryListSchema,
  type Id,
  type NewCategory,
  type StaffCategory,
  type StaffCategoryList,
} from '@dukani/contracts'
import { useState } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { asApiError } from '#shared/api/ApiError.ts'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { createWriteQueue } from '#shared/state/createWriteQueue.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { Read } from '#admin/shared/useRead.ts'

/** The call of the list of categories. */
export const CATEGORIES_PATH = '/v1/admin/categories/'

/** The changes of the list of categories. Each shows the list that the server returns. */
export interface CategoryChanges {
  create: (category: NewCategory) => Promise<void>
  /** @returns null when it is saved, else the sentence why not */
  rename: (category: StaffCategory, field: 'title' | 'title_en', text: string) => Promise<string | null>
  /** Shows the new order at once. When it can't be saved, a toast says so, and the list is read again. */
  sort: (categories: readonly StaffCategory[]) => Promise<void>
  remove: (category: StaffCategory) => Promise<void>
}

/** @param read the list of categories */
export function useCategoryChanges({ replace, retry }: Read<StaffCategoryList>): CategoryChanges {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const toasts = useToasts()
  const [orders] = useState(() => createWriteQueue<null>({ latestOnly: true }))

  const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    client.request({
      path: CATEGORIES_PATH + path,
      method,
      body,
      read: (raw) => staffCategoryListSchema.parse(raw),
    })
  const pathOf = (id: Id) => `${encodeURIComponent(String(id))}/`

  return {
    create: async (category) => replace(await send('POST', '', category)),

    async rename(category, field, text) {
      try {
        replace(await send('PATCH', pathOf(category.id), { seen: category[field], [field]: text }))
        return null
      } catch (error) {
        if (asApiError(error).status === 409) retry()
        return errorText(error, shop, t('admin.changeFailed'))
      }
    },

    async sort(categories) {
      replace({ results: [...categories] })
      try {
        const ids = categories.map(({ id }) => id)
        replace(await orders.push('order', null, () => send('PUT', 'order/', { ids })))
      } catch (error) {
        // Another order has followed.
        if (asApiError(error).kind === 'aborted') return
        toasts.show({ type: 'error', message: errorText(error, shop, t('admin.changeFailed')) })
        retry()
      }
    },

    remove: async ({ id }) => replace(await send('DELETE', pathOf(id))),
  }
}
