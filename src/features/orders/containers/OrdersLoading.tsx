import { OrderDetailsSkeleton, OrderListSkeleton, VisuallyHidden } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface OrdersLoadingProps {
  /** one order is on its way, or the list */
  what: 'order' | 'list'
}

/** The place of orders that are on their way, the same whoever asks for whichever. */
export function OrdersLoading({ what }: OrdersLoadingProps) {
  const t = useText()
  return (
    <>
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
      {what === 'order' ? <OrderDetailsSkeleton /> : <OrderListSkeleton />}
    </>
  )
}
