import type { Order } from '@dukani/contracts'
import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { cancelOrder } from '../api/changeOrder.ts'
import { orderKeys } from '../api/orderKeys.ts'
import { useOrderWasRead } from '../api/useOrderWasRead.ts'

export interface CancelOptions {
  /** Asks whether the customer is sure. */
  confirm: (order: Order) => Promise<boolean>
  /** the order is cancelled, and the button is gone */
  onCancelled: () => void
  /** the order may have changed */
  onStale: () => void
}

/** Cancels an order, once the customer has said that they are sure, and says what came of it. */
export function useCancelOrder(order: Order, { confirm, onCancelled, onStale }: CancelOptions) {
  const t = useText()
  const client = useApi()
  const customer = useCustomerId()
  const { mutate } = useSWRConfig()
  const wasRead = useOrderWasRead()
  const { ask } = useLoginPrompt()
  const { show } = useToasts()
  const [isCancelling, setCancelling] = useState(false)
  const isUnderWay = useRef(false)

  async function cancel(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      if (!(await confirm(order))) return
      setCancelling(true)
      const cancelled = await cancelOrder(client, order.id)
      await mutate(orderKeys.order(customer, order.id), cancelled, { revalidate: false })
      wasRead(cancelled)
      show({ type: 'success', message: t('orders.cancelled') })
      onCancelled()
    } catch (thrown) {
      const error = asApiError(thrown)
      // A toast, since the button may be gone when the order has changed.
      show({ type: 'error', message: errorText(error, t, t('orders.cancelFailed'), ['detail', 'message']) })
      if (error.kind === 'auth') ask()
      else onStale()
    } finally {
      isUnderWay.current = false
      setCancelling(false)
    }
  }

  return { cancel, isCancelling }
}
