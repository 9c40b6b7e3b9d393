import type { Id } from '@dukani/contracts'
import { useRef, useState } from 'react'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { leavePage } from '#shared/browser/leavePage.ts'
import { safeCheckoutUrl } from '#shared/payment/safeCheckoutUrl.ts'
import { rememberSentToPay } from '#shared/payment/sentToPay.ts'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { usePageRestored } from '#shared/hooks/usePageRestored.ts'
import { startPayment } from '../api/startPayment.ts'

export interface PayOptions {
  /** the order may be another one by now: it was refused, or the customer is back from its page */
  onStale: () => void
  /** Goes where it is paid. @default the browser does */
  onPay?: (url: string) => void
}

/** Begins another payment of an order, once however often it is pressed, and goes where it is paid (API-10, CHECK-08). */
export function usePay(id: Id, { onStale, onPay = leavePage }: PayOptions) {
  const t = useText()
  const client = useApi()
  const { ask } = useLoginPrompt()
  const customerId = useCustomerId()
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isUnderWay = useRef(false)

  function end(why: string | null): void {
    isUnderWay.current = false
    setStarting(false)
    setProblem(why)
  }

  usePageRestored(() => {
    end(null)
    onStale()
  })

  async function pay(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setStarting(true)
    setProblem(null)
    try {
      const url = safeCheckoutUrl(await startPayment(client, id), location.origin)
      // The button stays busy until the browser has left the page.
      if (url === null) return end(t('payment.payFailed'))
      if (customerId !== null) rememberSentToPay(customerId, id)
      onPay(url)
    } catch (thrown) {
      const error = asApiError(thrown)
      end(errorText(error, t, t('payment.payFailed'), ['detail', 'message']))
      if (error.kind === 'auth') ask()
      else onStale()
    }
  }

  return { pay, isStarting, problem }
}
