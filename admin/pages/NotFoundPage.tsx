import { EmptyState } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'

/** Shown at an address below `/admin` that has no page. */
export function NotFoundPage() {
  const t = useAdminText()
  useAdminHead(t('admin.notFound'))
  return <EmptyState drawing="signpost" title={t('admin.notFound')} />
}
