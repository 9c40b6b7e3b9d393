import { Button, ErrorState } from '@dukani/design-system'
import type { ApiError } from '#shared/api/ApiError.ts'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useAdminText } from './useAdminText.ts'

/** Says why something couldn't be read, with a retry. */
export function LoadFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useAdminText()
  const shop = useText()
  return (
    <ErrorState
      title={errorText(error, shop, t('admin.failed'))}
      red
      action={<Button onClick={onRetry}>{shop('shell.retry')}</Button>}
    />
  )
}
