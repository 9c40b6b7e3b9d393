import { ButtonLink, VisuallyHidden, type ButtonLinkProps } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useCustomerTab } from '#shared/session/useCustomerTab.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'

export type DownloadLinkProps = Pick<ButtonLinkProps, 'children' | 'href' | 'wordsFrom'>

/** Downloads a file that only the staff's own cookie opens, in a tab that closes by itself. */
export function DownloadLink({ children, ...props }: DownloadLinkProps) {
  const t = useAdminText()
  const shop = useText()
  const { show } = useToasts()
  const open = useCustomerTab(() => show({ type: 'error', message: t('admin.import.exportFailed') }))
  return (
    <ButtonLink
      {...props}
      target="_blank"
      rel="noopener"
      variant="outlined"
      icon="download"
      onNavigate={open}
    >
      {children} <VisuallyHidden>({shop('orders.newTab')})</VisuallyHidden>
    </ButtonLink>
  )
}
