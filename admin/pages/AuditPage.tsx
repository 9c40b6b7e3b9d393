import { auditPartSchema } from '@dukani/contracts'
import { EmptyState, Stack } from '@dukani/design-system'
import { ChangeList } from '#admin/features/audit/containers/ChangeList.tsx'
import { PartList } from '#admin/shared/PartList.tsx'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useParts } from '#admin/shared/useParts.ts'

/** All changes by staff, latest first. */
export function AuditPage() {
  const t = useAdminText()
  useAdminHead(t('admin.audit'))
  const parts = useParts('/v1/admin/audit/', {}, auditPartSchema)
  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.audit')} />
      <PartList parts={parts} empty={<EmptyState drawing="shelf" title={t('admin.audit.none')} />}>
        {(changes) => <ChangeList label={t('admin.audit')} changes={changes} />}
      </PartList>
    </Stack>
  )
}
