import { shopOrderDetailsSchema } from '@dukani/contracts'
import { BackButton, Heading, Stack } from '@dukani/design-system'
import { useParams } from 'react-router'
import { ChangeList } from '#admin/features/audit/containers/ChangeList.tsx'
import { OrderActions } from '#admin/features/orders/containers/OrderActions.tsx'
import { OrderFacts } from '#admin/features/orders/containers/OrderFacts.tsx'
import { OrderMap } from '#admin/features/orders/containers/OrderMap.tsx'
import { OrderNotes } from '#admin/features/orders/containers/OrderNotes.tsx'
import { OrderRefunds } from '#admin/features/orders/containers/OrderRefunds.tsx'
import { useLiveRefresh } from '#admin/shared/live/useLiveRefresh.ts'
import { PAGES } from '#admin/shared/adminPages.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useBack } from '#admin/shared/useBack.ts'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useRead } from '#admin/shared/useRead.ts'

/** One order: its details, the actions that are possible, and its history. */
export function OrderPage() {
  const t = useAdminText()
  const shop = useText()
  const { id = '' } = useParams()
  const back = useBack(PAGES.orders)
  const read = useRead(`/v1/admin/orders/${encodeURIComponent(id)}/`, shopOrderDetailsSchema)
  const { data: order, retry, refresh, replace } = read
  useLiveRefresh(refresh, (event) => event === null || String(event.id) === id)
  useAdminHead(order?.order_number ?? t('admin.orders'))
  return (
    <Stack gap={20}>
      <BackButton onClick={back}>{shop('orders.back')}</BackButton>
      <ReadState read={read} />
      {order !== null && (
        <>
          <OrderFacts order={order}>
            <OrderActions order={order} onChanged={replace} onConflict={retry} />
          </OrderFacts>
          <OrderMap order={order} />
          <OrderRefunds order={order} onChanged={replace} onConflict={retry} />
          <OrderNotes order={order} onChanged={replace} />
          {order.history.length > 0 && (
            <Stack gap={8}>
              <Heading level={2} size={18}>
                {t('admin.order.history')}
              </Heading>
              <ChangeList label={t('admin.order.history')} changes={order.history} />
            </Stack>
          )}
        </>
      )}
    </Stack>
  )
}
