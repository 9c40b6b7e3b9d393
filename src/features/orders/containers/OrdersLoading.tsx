import {
  EmptyStateSkeleton,
  OrderDetailsSkeleton,
  OrderListSkeleton,
  VisuallyHidden,
} from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'

const SKELETONS = { order: OrderDetailsSkeleton, list: OrderListSkeleton, payment: EmptyStateSkeleton }

export interface OrdersLoadingProps {
  /** one order is on its way, the list, or what became of a payment */
  what: keyof typeof SKELETONS
}

/** The skeleton of the orders' screens, the same for every order and customer. */
export function OrdersLoading({ what }: OrdersLoadingProps) {
  const t = useText()
  const Places = SKELETONS[what]
  return (
    <>
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
      <Places />
    </>
  )
}
