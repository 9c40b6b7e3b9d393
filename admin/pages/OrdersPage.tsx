import { shopOrderPartSchema } from '@dukani/contracts'
import { Heading, IconButton, Stack } from '@dukani/design-system'
import { useSearchParams } from 'react-router'
import { OrderFilters, type OrderFilter } from '#admin/features/orders/containers/OrderFilters.tsx'
import { OrderResults } from '#admin/features/orders/containers/OrderResults.tsx'
import { SoundButton } from '#admin/features/orders/containers/SoundButton.tsx'
import { LiveState } from '#admin/shared/live/LiveState.tsx'
import { useLiveRefresh } from '#admin/shared/live/useLiveRefresh.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useParts } from '#admin/shared/useParts.ts'

const NO_FILTER: OrderFilter = { status: null, payment_status: null, search: null }

/** The orders of all customers, filtered by the page's address. */
export function OrdersPage() {
  const t = useAdminText()
  useAdminHead(t('admin.orders'))
  const [address, setAddress] = useSearchParams()
  const filter: OrderFilter = {
    status: address.get('status'),
    payment_status: address.get('payment_status'),
    search: address.get('search'),
  }
  const orders = useParts('/v1/admin/orders/', { ...filter }, shopOrderPartSchema)
  useLiveRefresh(orders.refresh)
  const show = (next: OrderFilter) => {
    setAddress(Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== null))
  }
  return (
    <Stack gap={16}>
      <Stack direction="row" justify="between" align="center" gap={12}>
        <Heading level={1} size={28}>
          {t('admin.orders')}
        </Heading>
        <Stack direction="row" gap={8}>
          <SoundButton />
          <IconButton icon="refresh" label={t('admin.refresh')} onClick={orders.refresh} />
        </Stack>
      </Stack>
      <LiveState />
      <OrderFilters filter={filter} onChange={(change) => show({ ...filter, ...change })} />
      <OrderResults
        orders={orders}
        isFiltered={Object.values(filter).some((value) => value !== null)}
        onShowAll={() => show(NO_FILTER)}
      />
    </Stack>
  )
}
