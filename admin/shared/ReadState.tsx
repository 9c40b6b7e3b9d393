import { Button, EmptyState, FormMessage, Stack } from '@dukani/design-system'
import type { ReactNode } from 'react'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { Loading } from './Loading.tsx'
import { useAdminText } from './useAdminText.ts'
import type { Read } from './useRead.ts'

export interface ReadStateProps {
  read: Omit<Read<unknown>, 'replace' | 'refresh'>
  /** shown while there is nothing yet. @default that of a whole page */
  loading?: ReactNode
}

/**
 * Shows that data is being read, that there is none, or why it couldn't be read. When there is older data, only a failure
 * is shown.
 */
export function ReadState({ read: { data, error, retry }, loading = <Loading /> }: ReadStateProps) {
  const t = useAdminText()
  const shop = useText()
  if (data === null && error?.status === 404)
    return <EmptyState drawing="signpost" title={t('admin.notFound')} />
  if (data === null) return error === null ? loading : <LoadFailed error={error} onRetry={retry} />
  if (error === null) return null
  return (
    <Stack gap={8} align="start">
      <FormMessage tone="error">{errorText(error, shop, t('admin.failed'))}</FormMessage>
      <Button variant="outlined" onClick={retry}>
        {shop('shell.retry')}
      </Button>
    </Stack>
  )
}
