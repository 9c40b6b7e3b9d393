import { Box, OrderListSkeleton, VisuallyHidden } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** The place of a list or a page that is being read. */
export function Loading() {
  const t = useText()
  return (
    <Box paddingY={24}>
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
      <OrderListSkeleton />
    </Box>
  )
}
