import type { Id } from '@dukani/contracts'
import { useRef, useState } from 'react'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { randomText } from '#shared/browser/randomText.ts'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { orderAgain } from '../api/changeOrder.ts'
import { leftOutText } from '../model/againText.ts'

/** How long the toast with unavailable products stays (ms): it has names to be read. */
const NAMES_MS = 12_000

/**
 * Puts what was ordered into the cart once more, and says how much of it is there and what isn't.
 * @param onInCart something is in the cart that the page doesn't know of
 */
export function useOrderAgain(id: Id, onInCart: () => void) {
  const t = useText()
  const { language } = useLanguage()
  const client = useApi()
  const { ask } = useLoginPrompt()
  const { show } = useToasts()
  const [isAdding, setAdding] = useState(false)
  const isUnderWay = useRef(false)
  // The key is kept until the call succeeds, so a second press never adds the products twice.
  const key = useRef<string | null>(null)

  async function again(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setAdding(true)
    try {
      const answer = await orderAgain(client, id, (key.current ??= randomText()))
      key.current = null
      const { added } = answer
      if (added > 0) show({ type: 'success', message: t('orders.againDone', { count: added }) })
      const leftOut = leftOutText(answer, t, language)
      if (leftOut !== null) show({ type: 'warning', message: leftOut, duration: NAMES_MS })
      if (added > 0) onInCart()
    } catch (thrown) {
      const error = asApiError(thrown)
      show({ type: 'error', message: errorText(error, t, t('orders.againFailed'), ['detail', 'message']) })
      if (error.kind === 'auth') ask()
    } finally {
      isUnderWay.current = false
      setAdding(false)
    }
  }

  return { again, isAdding }
}
