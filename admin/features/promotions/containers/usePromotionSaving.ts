import type { Promotion, PromotionForm, PromotionPreview } from '@dukani/contracts'
import { useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Settled } from '#admin/shared/ConflictChoice.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { asApiError, type ApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { isKeyReused } from '#shared/api/isKeyReused.ts'
import { randomText } from '#shared/browser/randomText.ts'
import { useOpenSignal } from '#shared/forms/useOpenSignal.ts'
import { useSubmit, type Submission } from '#shared/forms/useSubmit.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { changePromotion, createPromotion, previewPromotion, readPromotion } from '../api/promotions.ts'
import { EMPTY_PROMOTION, formOf, promotionOf } from '../model/promotionForm.ts'
import { differentWords } from '../model/promotionWords.ts'
import type { Conflict } from './PromotionConflict.tsx'

const NOT_FOUND = 404
const CONFLICT = 409

/** The callbacks of a promotion's editor. */
export interface PromotionEvents {
  /** called after the promotion was saved, unless its editor was closed meanwhile */
  onSaved: () => void
  /** called when the list may have changed; read it again */
  onOutdated: () => void
}

export interface PromotionSaving {
  submission: Submission
  /** what the typed promotion would do; null: not known yet */
  preview: PromotionPreview | null
  /** the promotion that the form changes; null: a new one */
  base: Promotion | null
  /** null: no other person has changed it meanwhile */
  conflict: Conflict | null
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
  { onSaved, onOutdated }: PromotionEvents,
): PromotionSaving {
  const t = useAdminText()
  const client = useApi()
  const toasts = useToasts()
  const values = useWatch({ control: form.control }) as PromotionForm
  const [base, setBase] = useState(opened)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [shown, setShown] = useState<{ of: string; preview: PromotionPreview } | null>(null)
  // With one key, only one promotion is created even if the form is sent several times.
  const key = useRef(randomText())

  async function save(sent: PromotionForm): Promise<void> {
    const { starts_at, ...body } = promotionOf(sent)
    if (base === null) return void (await createPromotion(client, { ...body, starts_at }, key.current))
    const change = base.state === 'running' ? body : { ...body, starts_at }
    await changePromotion(client, base.id, { ...change, version: base.version })
  }

  function rebase(now: Promotion): void {
    setBase(now)
    setConflict(null)
    // The start of one that has begun can't be changed.
    if (now.state !== 'planned') form.setValue('starts_at', formOf(now).starts_at)
  }

  function finish(editor: AbortSignal): void {
    toasts.show({ type: 'success', message: t('admin.saved') })
    // Another editor may be open in its place.
    if (editor.aborted) return onOutdated()

    key.current = randomText()
    form.reset(EMPTY_PROMOTION)
    setShown(null)
    onSaved()
  }

  /** Reads the promotion again after a failure that means that it has changed. */
  async function readAgain(failed: ApiError, sent: PromotionForm, editor: AbortSignal): Promise<void> {
    // An earlier attempt has created the promotion with other values. The list shows it. The typed values need a new key.
    if (isKeyReused(failed)) key.current = randomText()
    // A planned one has begun meanwhile.
    else if (![NOT_FOUND, CONFLICT].includes(failed.status ?? 0) && !failed.fieldErrors['starts_at']) return
    onOutdated()
    if (base === null || failed.status === NOT_FOUND) return
    const now = await readPromotion(client, base.id).catch(() => null)
    if (now === null || editor.aborted) return
    if (now.version === base.version) rebase(now)
    else if (differentWords(formOf(now), sent).length > 0) setConflict({ newer: now, mine: sent })
    // The other person has saved the same. What was typed since then is a change of that.
    else if (differentWords(form.getValues(), sent).length > 0) rebase(now)
    else finish(editor)
  }

  const submission = useSubmit(form, useOpenSignal(true), async (sent, editor) => {
    if (shown?.of !== cutText(sent)) {
      const { percent, amount, categories, products } = promotionOf(sent)
      const preview = await previewPromotion(client, { percent, amount, categories, products })
      setShown({ of: cutText(sent), preview })
      return
    }
    try {
      await save(sent)
    } catch (error) {
      // The failure is shown before the answer arrives.
      void readAgain(asApiError(error), sent, editor)
      throw error
    }
    finish(editor)
  })
  return {
    submission,
    preview: shown?.of === cutText(values) ? shown.preview : null,
    base,
    conflict,
    settle(by) {
      if (conflict === null) return
      if (by === 'theirs') form.reset(formOf(conflict.newer))
      rebase(conflict.newer)
      submission.forget()
    },
  }
}

/** What the preview depends on. */
function cutText({ kind, percent, amount, categories, products }: PromotionForm): string {
  return JSON.stringify([kind, (kind === 'percent' ? percent : amount).trim(), categories, products])
}
