import type { Order, ReturnCreate } from '@dukani/contracts'
import { useSWRConfig } from 'swr'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { orderKeys } from '../api/orderKeys.ts'
import { askForReturn } from '../api/returnCalls.ts'
import { useOrderWasRead } from '../api/useOrderWasRead.ts'

/**
 * Asks for a return. The order is then shown with it.
 * @param onStale called when the order has changed; a toast says so, since the form may go with that
 * @returns throws why it failed
 */
export function useAskForReturn(order: Order, onStale: () => void): (body: ReturnCreate) => Promise<void> {
  const t = useText()
  const client = useApi()
  const customer = useCustomerId()
  const { mutate } = useSWRConfig()
  const wasRead = useOrderWasRead()
  const { ask } = useLoginPrompt()
  const { show } = useToasts()
  return async (body) => {
    try {
      const asked = await askForReturn(client, order.id, body)
      await mutate(orderKeys.order(customer, order.id), asked, { revalidate: false })
      wasRead(asked)
      show({ type: 'success', message: t('returns.sent') })
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error.kind === 'auth') ask()
      else if (error.status === 409) {
        show({ type: 'error', message: errorText(error, t, t('returns.failed'), ['detail']) })
        onStale()
      }
      throw thrown
    }
  }
}
