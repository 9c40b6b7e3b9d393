import { ButtonLink, EmptyState, type NavigateHandler } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface UnknownPaymentProps {
  ordersHref: string
  onNavigate: NavigateHandler
}

/** An order that isn't there, is another's, or isn't named at all: the customer's own are in the list. */
export function UnknownPayment({ ordersHref, onNavigate }: UnknownPaymentProps) {
  const t = useText()
  return (
    <EmptyState
      drawing="signpost"
      title={t('payment.unknown')}
      text={t('payment.unknownText')}
      headingLevel={3}
      live
      action={
        <ButtonLink href={ordersHref} onNavigate={onNavigate}>
          {t('orders.title')}
        </ButtonLink>
      }
    />
  )
}
