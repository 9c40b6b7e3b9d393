import { ORDER_STAGES, shopOrderPartSchema } from '@dukani/contracts'
import { BackButton, EmptyState, Stack } from '@dukani/design-system'
import { PaperChoice } from '#admin/features/orders/containers/PaperChoice.tsx'
import { KNOWN_VALUES, ORDER_FILTER } from '#admin/features/orders/model/orderFilter.ts'
import { PAGES } from '#admin/shared/adminPages.ts'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { PartList } from '#admin/shared/PartList.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useBack } from '#admin/shared/useBack.ts'
import { useFilter } from '#admin/shared/useFilter.ts'
import { useParts } from '#admin/shared/useParts.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** Prints the packing slips or invoices of the orders that the address names, by the list's filter or by a stage. */
export function PapersPage() {
  const t = useAdminText()
  const shop = useText()
  useAdminHead(t('admin.papers'))
  const back = useBack(PAGES.orders)
  const { values } = useFilter([...ORDER_FILTER, 'stage'], { ...KNOWN_VALUES, stage: ORDER_STAGES })
  const orders = useParts('/v1/admin/orders/', values, shopOrderPartSchema)
  return (
    <Stack gap={16}>
      <BackButton onClick={back}>{shop('orders.back')}</BackButton>
      <PageHeader title={t('admin.papers')} />
      <PartList parts={orders} empty={<EmptyState drawing="parcel" title={t('admin.papers.none')} live />}>
        {(items) => <PaperChoice orders={items} />}
      </PartList>
    </Stack>
  )
}
