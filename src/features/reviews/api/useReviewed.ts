import type { Id, ReviewCheck } from '@dukani/contracts'
import useSWR from 'swr'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { fetchReviewed } from './reviewCalls.ts'
import { reviewKeys } from './reviewKeys.ts'

/** Whether the customer has reviewed a product (REV-03). */
export interface Reviewed {
  /** null until it is known; a check that fails says no */
  hasReviewed: boolean | null
  /** why the shop hides their review; null: it is shown, or there is none */
  hiddenReason: string | null
  /** Asks again. @returns what is known then */
  recheck: () => Promise<boolean>
  /** They have just done it. */
  markReviewed: () => void
}

const NOT_REVIEWED: ReviewCheck = { hasReviewed: false }

/** Asked once for all that show the product. */
export function useReviewed(product: Id): Reviewed {
  const client = useApi()
  const customer = useCustomerId()
  const { data, mutate } = useSWR<ReviewCheck>(
    reviewKeys.reviewed(customer, product),
    () => fetchReviewed(client, product).catch(() => NOT_REVIEWED),
    // A late answer must not replace the form, or what was typed would be lost.
    { revalidateOnReconnect: false },
  )
  return {
    hasReviewed: data?.hasReviewed ?? null,
    hiddenReason: data?.hidden_reason ?? null,
    recheck: async () => (await mutate())?.hasReviewed ?? false,
    markReviewed: () => void mutate({ hasReviewed: true }, { revalidate: false }),
  }
}
