import { auditPartSchema } from '@dukani/contracts'
import { EmptyState, Heading, LoadMore, Stack } from '@dukani/design-system'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ChangeList } from '#admin/features/audit/containers/ChangeList.tsx'
import { LoadFailed } from '#admin/shared/LoadFailed.tsx'
import { Loading } from '#admin/shared/Loading.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { usePageTitle } from '#admin/shared/usePageTitle.ts'
import { useParts } from '#admin/shared/useParts.ts'

/** All changes by staff, latest first. */
export function AuditPage() {
  const t = useAdminText()
  const shop = useText()
  usePageTitle(t('admin.audit'))
  const { items, status, error, loadMore, refresh } = useParts('/v1/admin/audit/', {}, auditPartSchema)
  return (
    <Stack gap={16}>
      <Heading level={1} size={28}>
        {t('admin.audit')}
      </Heading>
      {items === null && (error === null ? <Loading /> : <LoadFailed error={error} onRetry={refresh} />)}
      {items?.length === 0 && <EmptyState drawing="shelf" title={t('admin.audit.none')} />}
      {items !== null && items.length > 0 && (
        <>
          <ChangeList label={t('admin.audit')} changes={items} />
          <LoadMore
            status={status}
            labels={{
              more: t('admin.orders.more'),
              failed: error === null ? '' : errorText(error, shop, t('admin.failed')),
              retry: shop('shell.retry'),
              loaded: t('admin.loaded', { count: items.length }),
            }}
            onLoadMore={loadMore}
          />
        </>
      )}
    </Stack>
  )
}
