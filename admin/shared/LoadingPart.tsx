import { Skeleton, Stack, VisuallyHidden } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** The place of a part of a page that is being read. */
export function LoadingPart() {
  const t = useText()
  return (
    <Stack gap={12}>
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
      <Skeleton shape="box" height={64} />
      <Skeleton shape="box" height={64} />
    </Stack>
  )
}
