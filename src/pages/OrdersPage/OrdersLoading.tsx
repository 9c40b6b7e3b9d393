import { OrderDetailsSkeleton, OrderListSkeleton, VisuallyHidden } from '@dukani/design-system'
import { plainSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface OrdersLoadingProps {
  /** one order is on its way, not the list */
  isOne: boolean
}

/** The place of the orders while nobody knows yet who asks. Nothing of it depends on which order it is. */
export function OrdersLoading({ isOne }: OrdersLoadingProps) {
  const t = useText()
  usePageHead(plainSummary(t, t('orders.title')))
  return (
    <>
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
      {isOne ? <OrderDetailsSkeleton /> : <OrderListSkeleton />}
    </>
  )
}
