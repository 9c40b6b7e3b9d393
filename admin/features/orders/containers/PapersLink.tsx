import type { Id, PaperKind } from '@dukani/contracts'
import { ButtonLink, VisuallyHidden, type ButtonLinkProps } from '@dukani/design-system'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useCustomerTab } from '#shared/session/useCustomerTab.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { papersHref } from '../model/papersHref.ts'

export interface PapersLinkProps extends Pick<ButtonLinkProps, 'children' | 'variant'> {
  kind: PaperKind
  /** of the orders, at most MAX_PAPERS */
  ids: readonly Id[]
}

/** Opens the packing slips or invoices of orders in a tab of its own, where they are printed. */
export function PapersLink({ kind, ids, variant, children }: PapersLinkProps) {
  const t = useAdminText()
  const shop = useText()
  const config = useConfig()
  const { show } = useToasts()
  const open = useCustomerTab(() => show({ type: 'error', message: t('admin.papers.failed') }))
  return (
    <ButtonLink
      href={papersHref(kind, ids, config)}
      target="_blank"
      rel="noopener"
      icon="print"
      variant={variant}
      onNavigate={open}
    >
      {children} <VisuallyHidden>({shop('orders.newTab')})</VisuallyHidden>
    </ButtonLink>
  )
}
