import type { Order } from '@dukani/contracts'
import { Button } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useCancelOrder, type CancelOptions } from './useCancelOrder.ts'

export interface CancelButtonProps extends CancelOptions {
  order: Order
}

/** The way to give an order up while it is pending. */
export function CancelButton({ order, ...options }: CancelButtonProps) {
  const t = useText()
  const { cancel, isCancelling } = useCancelOrder(order, options)
  return (
    <Button variant="text" wide icon="close" pending={isCancelling} onClick={() => void cancel()}>
      {t('orders.cancel')}
    </Button>
  )
}
