import type { Id, PaperKind } from '@dukani/contracts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { CookieLink, type CookieLinkProps } from '#shared/session/CookieLink.tsx'
import { papersHref } from '../model/papersHref.ts'

export interface PapersLinkProps extends Pick<CookieLinkProps, 'children' | 'variant'> {
  kind: PaperKind
  /** of the orders, at most MAX_PAPERS */
  ids: readonly Id[]
}

/** Opens the packing slips or invoices of orders in a tab of its own, where they are printed. */
export function PapersLink({ kind, ids, variant, children }: PapersLinkProps) {
  const t = useAdminText()
  const config = useConfig()
  return (
    <CookieLink
      href={papersHref(kind, ids, config)}
      icon="print"
      variant={variant}
      failure={t('admin.papers.failed')}
    >
      {children}
    </CookieLink>
  )
}
