import type { Tetri } from '@dukani/contracts'
import { useState } from 'react'
import useSWR from 'swr'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { deleteDraft, savedDraft, saveDraft } from '#shared/forms/savedDraft.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { checkPromotionCode } from '../api/checkPromotionCode.ts'
import type { Promotion } from '../model/orderBody.ts'

/** Its name among the drafts that a tab keeps. */
export const CODE_DRAFT = 'promotionCode'

/** The promotion code of the checkout. */
export interface PromotionCode {
  /** whether the server knows codes */
  isSupported: boolean
  /** the code that applies to the cart as it is; null without one */
  promotion: Promotion | null
  /** the code is being checked, so the total may change */
  isChecking: boolean
  /** the code that was entered last, in upper case; null: none, or it was removed */
  entered: string | null
  /** the code couldn't be checked, so it isn't known what it takes off */
  isUnknown: boolean
  /** why the code doesn't apply */
  problem: string | null
  apply: (code: string) => void
  remove: () => void
  /** Checks the code again. */
  refresh: () => void
}

/** A code that the shopper enters, kept for this tab, and checked again whenever the cart's total changes. */
export function usePromotionCode(total: Tetri): PromotionCode {
  const t = useText()
  const client = useApi()
  const customer = useCustomerId()
  const { promotionCodes: isSupported } = useConfig()
  const [code, setCode] = useState<string | null>(() =>
    customer === null ? null : (savedDraft(CODE_DRAFT, String(customer), ['code']).code ?? null),
  )
  const enter = (next: string | null) => {
    setCode(next)
    if (next === null) deleteDraft(CODE_DRAFT)
    else if (customer !== null) saveDraft(CODE_DRAFT, String(customer), { code: next })
  }
  const key =
    code === null || customer === null ? null : (['promotionCode', String(customer), code, total] as const)
  const { data, error, isValidating, mutate } = useSWR<Promotion, unknown>(
    key,
    () => checkPromotionCode(client, code ?? '', total),
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  )
  const failure = error === undefined || isValidating ? null : asApiError(error)
  return {
    isSupported,
    // A check that failed on the way says nothing against the code.
    promotion: failure?.isRefusal === true ? null : (data ?? null),
    isUnknown: failure !== null && !failure.isRefusal && data === undefined,
    entered: code,
    isChecking: key !== null && isValidating,
    problem: failure && errorText(failure, t, t('checkout.codeFailed'), ['detail', 'fields']),
    apply(entered) {
      const next = entered.trim().toUpperCase()
      // The same code again, after a failure.
      if (next === code) void mutate()
      else enter(next === '' ? null : next)
    },
    remove: () => enter(null),
    refresh: () => {
      if (key !== null) void mutate()
    },
  }
}
