import { toTetri, type Id, type Order } from '@dukani/contracts'
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Stack,
  Text,
  type NavigateHandler,
} from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { useEffect, useState } from 'react'
import { errorText } from '#shared/api/errorText.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useSettlingOrder } from '../api/useSettlingOrder.ts'
import { orderName } from '#shared/order/orderText.ts'
import { isPending, LONG_WAIT_MS, paymentOutcome, type PaymentOutcome } from '../model/paymentOutcome.ts'
import { AgainButton } from './AgainButton.tsx'
import { OrdersLoading } from './OrdersLoading.tsx'
import { PayButton } from './PayButton.tsx'
import { UnknownPayment } from './UnknownPayment.tsx'

export interface PaymentResultProps {
  /** as it stands in the address, which is believed for nothing else (ROUTE-03) */
  id: string
  orderHref: (id: Id) => string
  ordersHref: string
  /** a plain click on a link to an order, or to all of them */
  onNavigate: NavigateHandler
  /** something of the order is in the cart once more: that is to be read anew, and shown */
  onInCart: () => void
  /** Goes where it is paid. @default the browser does */
  onPay?: (url: string) => void
}

/** Outcomes after which the payment has to be started again. */
const BROKEN_OFF: ReadonlySet<PaymentOutcome> = new Set(['declined', 'failed', 'expired', 'cancelled'])

/** What became of an order's payment, according to the order, and what can be done next (ROUTE-03). */
export function PaymentResult(props: PaymentResultProps) {
  const { id, orderHref, ordersHref, onNavigate, onInCart, onPay } = props
  const t = useText()
  const { language } = useLanguage()
  const { order, error, isReading, readAgain } = useSettlingOrder(id)
  const outcome = order && paymentOutcome(order)
  const isWaiting = outcome !== null && isPending(outcome)
  const isLong = useLongWait(isWaiting)

  if (error?.status === 404) return <UnknownPayment ordersHref={ordersHref} onNavigate={onNavigate} />
  if (order === null || outcome === null) {
    if (error === null) return <OrdersLoading what="payment" />
    return (
      <ErrorState
        drawing={error.kind === 'http' ? 'jug' : 'plug'}
        title={errorText(error, t, t('orders.orderFailed'), ['detail', 'message'])}
        headingLevel={3}
        action={
          <Button pending={isReading} onClick={readAgain}>
            {t('shell.retry')}
          </Button>
        }
      />
    )
  }
  const reason = isWaiting && error ? errorText(error, t, t('orders.orderFailed'), ['message']) : null
  const canPay = order.payment?.can_pay === true && (!isWaiting || isLong)
  const canOrderAgain = order.payment != null && (outcome === 'expired' || outcome === 'cancelled')
  return (
    <EmptyState
      drawing={BROKEN_OFF.has(outcome) ? 'card' : 'parcel'}
      title={t(`payment.${outcome}`)}
      text={reason === null ? t(sentence(order, outcome, isLong)) : t('payment.notRead', { reason })}
      headingLevel={3}
      live
      action={
        <Stack gap={20}>
          <Stack gap={4}>
            <Text>{orderName(order, t)}</Text>
            <Text size={22} weight="bold" numeric>
              {formatMoney(toTetri(order.total_price), language)}
            </Text>
          </Stack>
          <Stack gap={12}>
            {canPay && (
              <PayButton
                orderId={order.id}
                label={t(outcome === 'unpaid' ? 'payment.pay' : 'payment.payAgain')}
                onStale={readAgain}
                {...(onPay && { onPay })}
              />
            )}
            {canOrderAgain && <AgainButton size="large" orderId={order.id} onInCart={onInCart} />}
            <ButtonLink
              href={orderHref(order.id)}
              variant={canPay || canOrderAgain || isWaiting ? 'outlined' : 'contained'}
              wide
              onNavigate={onNavigate}
            >
              {t('payment.toOrder')}
            </ButtonLink>
          </Stack>
        </Stack>
      }
    />
  )
}

function sentence({ payment }: Order, outcome: PaymentOutcome, isLong: boolean) {
  // A shop without a bank account accepts such orders too.
  if (outcome === 'transfer' && !payment?.transfer) return 'payment.transferUntold'
  if (outcome !== 'processing' && outcome !== 'unpaid') return `payment.${outcome}Text` as const
  return isLong ? (`payment.${outcome}Long` as const) : (`payment.${outcome}Text` as const)
}

/** Whether the answer has been waited for longer than it should take. */
function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLong
}
