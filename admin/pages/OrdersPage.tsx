import { shopOrderPartSchema } from '@dukani/contracts'
import { Stack } from '@dukani/design-system'
import { useSearchParams } from 'react-router'
import { OrderFilters } from '#admin/features/orders/containers/OrderFilters.tsx'
import { OrderResults } from '#admin/features/orders/containers/OrderResults.tsx'
import { OrdersHead } from '#admin/features/orders/containers/OrdersHead.tsx'
import { filterOf, type OrderFilter } from '#admin/features/orders/model/orderFilter.ts'
import { useLiveRefresh } from '#admin/shared/live/useLiveRefresh.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useParts } from '#admin/shared/useParts.ts'

/** The orders of all customers, filtered by the page's address. */
export function OrdersPage() {
  const t = useAdminText()
  useAdminHead(t('admin.orders'))
  const [address, setAddress] = useSearchParams()
  const filter = filterOf(address)
  const orders = useParts('/v1/admin/orders/', filter, shopOrderPartSchema)
  useLiveRefresh(orders.refresh)
  const show = (next: Partial<OrderFilter>) => {
    setAddress(Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== null))
  }
  return (
    <Stack gap={16}>
      <OrdersHead view="list" onRefresh={orders.refresh} />
      <OrderFilters filter={filter} onChange={(change) => show({ ...filter, ...change })} />
      <OrderResults
        orders={orders}
        isFiltered={Object.values(filter).some((value) => value !== null)}
        onShowAll={() => show({})}
      />
    </Stack>
  )
}
