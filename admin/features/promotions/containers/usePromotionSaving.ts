import type { Promotion, PromotionForm, PromotionPreview } from '@dukani/contracts'
import { useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Settled } from '#admin/shared/ConflictChoice.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { isKeyReused } from '#shared/api/isKeyReused.ts'
import { randomText } from '#shared/browser/randomText.ts'
import { neverAborted, useSubmit, type Submission } from '#shared/forms/useSubmit.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { changePromotion, createPromotion, previewPromotion, readPromotion } from '../api/promotions.ts'
import { EMPTY_PROMOTION, formOf, promotionOf } from '../model/promotionForm.ts'

const CONFLICT = 409

export interface PromotionSaving {
  submission: Submission
  /** what the typed promotion would do; null: it isn't known yet */
  preview: PromotionPreview | null
  /** the promotion that the form changes; null: a new one */
  base: Promotion | null
  /** the promotion as another person has saved it since; null: there is no conflict */
  newer: Promotion | null
  /** Ends a conflict: the typed values stay, or the saved ones are taken. */
  settle: (by: Settled) => void
}

/**
 * Previews a promotion, then saves what was previewed as a change of the version that it was opened with.
 * @param opened null: a new one
 */
export function usePromotionSaving(
  form: UseFormReturn<PromotionForm>,
  opened: Promotion | null,
  { onSaved, onOutdated }: { onSaved: () => void; onOutdated: () => void },
): PromotionSaving {
  const t = useAdminText()
  const client = useApi()
  const toasts = useToasts()
  const values = useWatch({ control: form.control }) as PromotionForm
  const [base, setBase] = useState(opened)
  const [newer, setNewer] = useState<Promotion | null>(null)
  const [shown, setShown] = useState<{ of: string; preview: PromotionPreview } | null>(null)
  // With one key, only one promotion is created even if the form is sent several times.
  const key = useRef(randomText())

  async function save(sent: PromotionForm): Promise<void> {
    const { starts_at, ...body } = promotionOf(sent)
    if (base === null) return void (await createPromotion(client, { ...body, starts_at }, key.current))
    const change = base.state === 'running' ? body : { ...body, starts_at }
    await changePromotion(client, base.id, { ...change, version: base.version })
  }

  async function lookAgain(error: unknown): Promise<void> {
    const failed = asApiError(error)
    // An earlier attempt has created the promotion with other values. The list shows it. The typed values need a new key.
    if (isKeyReused(failed)) key.current = randomText()
    else if (failed.status !== CONFLICT) return
    onOutdated()
    if (base === null) return
    const now = await readPromotion(client, base.id).catch(() => null)
    if (now !== null && now.version !== base.version) setNewer(now)
  }

  const submission = useSubmit(form, neverAborted, async (sent) => {
    if (shown?.of !== cutText(sent)) {
      const { percent, amount, categories, products } = promotionOf(sent)
      const preview = await previewPromotion(client, { percent, amount, categories, products })
      setShown({ of: cutText(sent), preview })
      return
    }
    try {
      await save(sent)
    } catch (error) {
      await lookAgain(error)
      throw error
    }
    toasts.show({ type: 'success', message: t('admin.saved') })
    key.current = randomText()
    form.reset(EMPTY_PROMOTION)
    setShown(null)
    onSaved()
  })
  return {
    submission,
    preview: shown?.of === cutText(values) ? shown.preview : null,
    base,
    newer,
    settle(by) {
      if (newer === null) return
      if (by === 'theirs') form.reset(formOf(newer))
      setBase(newer)
      setNewer(null)
      submission.forget()
    },
  }
}

/** What the preview depends on. */
function cutText({ kind, percent, amount, categories, products }: PromotionForm): string {
  return JSON.stringify([kind, (kind === 'percent' ? percent : amount).trim(), categories, products])
}
