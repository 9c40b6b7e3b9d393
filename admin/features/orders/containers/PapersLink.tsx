import type { Id, PaperKind } from '@dukani/contracts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { AccountFileLink, type AccountFileLinkProps } from '#shared/session/AccountFileLink.tsx'
import { papersHref } from '../model/papersHref.ts'

export interface PapersLinkProps extends Pick<AccountFileLinkProps, 'children' | 'variant'> {
  kind: PaperKind
  /** of the orders, at most MAX_PAPERS */
  ids: readonly Id[]
}

/** Opens the packing slips or invoices of orders in a tab of its own, where they are printed. */
export function PapersLink({ kind, ids, variant, children }: PapersLinkProps) {
  const t = useAdminText()
  const config = useConfig()
  return (
    <AccountFileLink
      href={papersHref(kind, ids, config)}
      icon="print"
      variant={variant}
      failure={t('admin.papers.failed')}
    >
      {children}
    </AccountFileLink>
  )
}
