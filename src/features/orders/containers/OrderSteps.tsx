import type { Order } from '@dukani/contracts'
import { Grid, Stack, Text } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { isPending, paymentOutcome, type PaymentOutcome } from '../model/paymentOutcome.ts'
import { AgainButton } from './AgainButton.tsx'
import { CancelButton } from './CancelButton.tsx'
import { InvoiceLink } from './InvoiceLink.tsx'
import { PayButton } from './PayButton.tsx'
import { TransferDetails } from './TransferDetails.tsx'
import type { CancelOptions } from './useCancelOrder.ts'

export interface OrderStepsProps extends CancelOptions {
  order: Order
  /** something of it is in the cart once more: that is to be read anew, and shown */
  onInCart: () => void
}

/**
 * The actions of an order: pay it where that is safe (API-10), cancel it, order the same again, see
 * its invoice (ORDER-03).
 */
export function OrderSteps({ order, onInCart, ...cancelling }: OrderStepsProps) {
  const t = useText()
  const outcome = paymentOutcome(order)
  const canPay = order.payment?.can_pay === true
  // Other servers have none of these calls and don't send the payment.
  const isOurs = order.payment != null
  const isOpen = order.status === 'pending'
  const isTold = isOurs && NEWS.has(outcome)
  return (
    <Stack gap={16}>
      {isTold && (
        <div>
          <Text weight="bold">{t(`payment.${outcome}`)}</Text>
          <Text tone="muted">
            {t(outcome === 'processing' ? 'payment.processingLong' : `payment.${outcome}Text`)}
          </Text>
        </div>
      )}
      {canPay && (
        <PayButton
          orderId={order.id}
          label={t(isPending(outcome) ? 'payment.pay' : 'payment.payAgain')}
          onStale={cancelling.onStale}
        />
      )}
      {order.payment?.transfer && <TransferDetails transfer={order.payment.transfer} />}
      <Grid columns="repeat(auto-fit, minmax(min(16rem, 100%), 1fr))" gap={16}>
        {isOurs && !isOpen && <AgainButton variant="outlined" orderId={order.id} onInCart={onInCart} />}
        <InvoiceLink orderId={order.id} />
        {isOurs && isOpen && <CancelButton order={order} {...cancelling} />}
      </Grid>
    </Stack>
  )
}

/** Outcomes that the payment status alone doesn't show. */
const NEWS: ReadonlySet<PaymentOutcome> = new Set([
  'processing',
  'declined',
  'expired',
  'refunding',
  'refunded',
])
