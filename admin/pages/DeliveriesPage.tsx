import { deliveryListSchema, type Delivery } from '@dukani/contracts'
import { EmptyState, Grid, Stack, Text } from '@dukani/design-system'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { DeliveryCard } from '#admin/features/deliveries/containers/DeliveryCard.tsx'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useRead } from '#admin/shared/useRead.ts'

/** The orders that the member of the staff is to deliver. */
export function DeliveriesPage() {
  const t = useAdminText()
  const client = useApi()
  useAdminHead(t('admin.deliveries'))
  const read = useRead('/v1/admin/deliveries/', deliveryListSchema)
  const { data, retry } = read
  const { ask, question } = useAskedChange<Delivery>(async ({ id }) => {
    const path = `/v1/admin/deliveries/${encodeURIComponent(String(id))}/deliver/`
    await client.request({ path, method: 'POST', read: () => undefined })
    retry()
  }, retry)

  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.deliveries')} />
      <ReadState read={read} />
      {data?.results.length === 0 && <EmptyState drawing="parcel" title={t('admin.deliveries.none')} live />}
      <Grid columns="repeat(auto-fit, minmax(min(20rem, 100%), 1fr))" gap={12}>
        {data?.results.map((delivery) => (
          <DeliveryCard key={delivery.id} delivery={delivery} onDone={() => ask(delivery)} />
        ))}
      </Grid>
      <ConfirmDialog
        {...question}
        title={({ order_number }) => t('admin.deliveries.ask', { number: order_number })}
        yes={() => t('admin.deliveries.yes')}
      >
        {() => <Text tone="muted">{t('admin.deliveries.askText')}</Text>}
      </ConfirmDialog>
    </Stack>
  )
}
