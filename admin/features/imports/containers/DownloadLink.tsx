import { useAdminText } from '#admin/shared/useAdminText.ts'
import { CookieLink, type CookieLinkProps } from '#shared/session/CookieLink.tsx'

export type DownloadLinkProps = Pick<CookieLinkProps, 'children' | 'href' | 'wordsFrom'>

/** Downloads a file that only the staff's own cookie opens. The browser closes its tab. */
export function DownloadLink(props: DownloadLinkProps) {
  const t = useAdminText()
  return <CookieLink {...props} variant="outlined" icon="download" failure={t('admin.import.exportFailed')} />
}
