import { Container, Box, OrderListSkeleton, VisuallyHidden } from '@dukani/design-system'
import { useAdminText } from './useAdminText.ts'

/** The place of a list or a page that is being read. */
export function Loading() {
  const t = useAdminText()
  return (
    <Container>
      <Box paddingY={24}>
        <VisuallyHidden role="status">{t('admin.loading')}</VisuallyHidden>
        <OrderListSkeleton />
      </Box>
    </Container>
  )
}
