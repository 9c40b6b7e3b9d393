import { promotionCodePartSchema, promotionCodeSchema, type PromotionCode } from '@dukani/contracts'
import { EmptyState, Stack, Text } from '@dukani/design-system'
import { CodeList } from '#admin/features/promotionCodes/containers/CodeList.tsx'
import { NewCodeForm } from '#admin/features/promotionCodes/containers/NewCodeForm.tsx'
import { PartList } from '#admin/shared/PartList.tsx'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { useParts } from '#admin/shared/useParts.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'

const PATH = '/v1/admin/promotion-codes/'

/** Codes that take something off an order. */
export function PromotionCodesPage() {
  const t = useAdminText()
  const client = useApi()
  useAdminHead(t('admin.codes'))
  const parts = useParts(PATH, {}, promotionCodePartSchema)
  const { ask, question } = useAskedChange<PromotionCode>(async ({ id, version, active }) => {
    await client.request({
      path: `${PATH}${encodeURIComponent(String(id))}/`,
      method: 'PATCH',
      body: { version, active: !active },
      read: (raw) => promotionCodeSchema.parse(raw),
    })
    parts.refresh()
  }, parts.refresh)
  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.codes')} />
      <PartList parts={parts} empty={<EmptyState drawing="shelf" title={t('admin.codes.none')} />}>
        {(codes) => <CodeList codes={codes} onSwitch={ask} />}
      </PartList>
      <NewCodeForm onCreated={parts.refresh} />
      <ConfirmDialog
        {...question}
        title={({ code, active }) =>
          t(active ? 'admin.codes.switchOffAsk' : 'admin.codes.switchOnAsk', { code })
        }
        yes={({ active }) => t(active ? 'admin.codes.switchOffYes' : 'admin.codes.switchOnYes')}
      >
        {({ active }) => (
          <Text tone="muted">{t(active ? 'admin.codes.switchOffText' : 'admin.codes.switchOnText')}</Text>
        )}
      </ConfirmDialog>
    </Stack>
  )
}
