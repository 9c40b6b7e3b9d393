import { shopOrderPartSchema } from '@dukani/contracts'
import { Stack } from '@dukani/design-system'
import { OrderFilters } from '#admin/features/orders/containers/OrderFilters.tsx'
import { OrderResults } from '#admin/features/orders/containers/OrderResults.tsx'
import { OrdersHead } from '#admin/features/orders/containers/OrdersHead.tsx'
import { SavedFilters } from '#admin/features/orders/containers/SavedFilters.tsx'
import { KNOWN_VALUES, ORDER_FILTER } from '#admin/features/orders/model/orderFilter.ts'
import { useLiveRefresh } from '#admin/shared/live/useLiveRefresh.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useFilter } from '#admin/shared/useFilter.ts'
import { useParts } from '#admin/shared/useParts.ts'

/** The orders of all customers, filtered by the page's address. */
export function OrdersPage() {
  const t = useAdminText()
  useAdminHead(t('admin.orders'))
  const { values, isSet, params, change, clear } = useFilter(ORDER_FILTER, KNOWN_VALUES)
  const query = new URLSearchParams(params).toString()
  const orders = useParts('/v1/admin/orders/', values, shopOrderPartSchema)
  useLiveRefresh(orders.refresh)
  return (
    <Stack gap={16}>
      <OrdersHead view="list" printed={query} onRefresh={orders.refresh} />
      <SavedFilters query={query} />
      <OrderFilters filter={values} onChange={change} />
      <OrderResults orders={orders} isFiltered={isSet} onShowAll={clear} />
    </Stack>
  )
}
