import { useRef, useState } from 'react'
import { asApiError } from '#shared/api/ApiError.ts'
import { errorText } from '#shared/api/errorText.ts'
import { isKeyReused } from '#shared/api/isKeyReused.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import type { ConfirmDialogState } from './ConfirmDialog.tsx'
import { useAdminText } from './useAdminText.ts'

/** The status of an answer that there is a newer state. */
const CHANGED = 409

/** A change that a dialog asks about first. */
export interface AskedChange<Subject> {
  /** Opens the dialog. */
  ask: (subject: Subject) => void
  /** The state of the dialog, for `ConfirmDialog`. */
  question: ConfirmDialogState<Subject>
}

/**
 * Sends a change after a question, one at a time, and shows the result in a toast. When that failed, the question stays
 * open with what was typed, unless there is a newer state.
 * @param change sends it; `fields` are those of the dialog
 * @param onConflict called when the server refuses the change because of a newer state, which the caller then reads. An earlier
 *   attempt without an answer may have made that state
 * @param doneText the toast's text after the change. @default that it is saved
 */
export function useAskedChange<Subject>(
  change: (subject: Subject, fields: FormData) => Promise<void>,
  onConflict: () => void,
  doneText?: string,
): AskedChange<Subject> {
  const t = useAdminText()
  const shop = useText()
  const toasts = useToasts()
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [asked, setAsked] = useState<{ subject: Subject } | null>(null)

  async function send(agreed: { subject: Subject }, fields: FormData): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    // Another question may be open by now.
    const close = () => setAsked((now) => (now === agreed ? null : now))
    try {
      await change(agreed.subject, fields)
      toasts.show({ type: 'success', message: doneText ?? t('admin.saved') })
      close()
    } catch (error) {
      toasts.show({ type: 'error', message: errorText(error, shop, t('admin.changeFailed')) })
      const failed = asApiError(error)
      if (failed.status !== CHANGED && !isKeyReused(failed)) return
      onConflict()
      close()
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return {
    ask: (subject) => setAsked({ subject }),
    question: {
      subject: asked?.subject ?? null,
      isSending,
      onClose: () => setAsked(null),
      onAgree: (_, fields) => {
        if (asked !== null) void send(asked, fields)
      },
    },
  }
}
