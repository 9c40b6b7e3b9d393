import type { Order } from '@dukani/contracts'
import { Button } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useCancelOrder, type CancelOptions } from './useCancelOrder.ts'

export interface CancelButtonProps extends CancelOptions {
  order: Order
}

/** Cancels an order while it is pending. */
export function CancelButton({ order, ...options }: CancelButtonProps) {
  const t = useText()
  const { cancel, isCancelling } = useCancelOrder(order, options)
  return (
    <Button variant="text" wide icon="close" pending={isCancelling} onClick={() => void cancel()}>
      {t('orders.cancel')}
    </Button>
  )
}
