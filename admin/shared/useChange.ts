import { useRef, useState } from 'react'
import { asApiError } from '#shared/api/ApiError.ts'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useAdminText } from './useAdminText.ts'

/** Sends changes, one at a time. */
export interface Change {
  isSending: boolean
  /**
   * Sends a change and says how it went.
   * @param success the notice of a success
   * @returns whether it succeeded
   */
  send: (work: () => Promise<void>, success: string) => Promise<boolean>
}

/** @param onConflict called when the server refuses a change because of a newer state, which is then to be read */
export function useChange(onConflict: () => void): Change {
  const t = useAdminText()
  const shop = useText()
  const toasts = useToasts()
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)

  async function send(work: () => Promise<void>, success: string): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setSending(true)
    try {
      await work()
      toasts.show({ type: 'success', message: success })
      return true
    } catch (error) {
      toasts.show({ type: 'error', message: errorText(error, shop, t('admin.changeFailed')) })
      if (asApiError(error).status === 409) onConflict()
      return false
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return { isSending, send }
}
