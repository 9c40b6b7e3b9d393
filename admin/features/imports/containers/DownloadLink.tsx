import { useAdminText } from '#admin/shared/useAdminText.ts'
import { AccountFileLink, type AccountFileLinkProps } from '#shared/session/AccountFileLink.tsx'

export type DownloadLinkProps = Pick<AccountFileLinkProps, 'children' | 'href' | 'wordsFrom'>

/** Downloads a file that only the staff's own cookie opens. The browser closes its tab. */
export function DownloadLink(props: DownloadLinkProps) {
  const t = useAdminText()
  return (
    <AccountFileLink {...props} variant="outlined" icon="download" failure={t('admin.import.exportFailed')} />
  )
}
