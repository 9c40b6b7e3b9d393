import { Box } from '../../layout/Box.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Skeleton } from '../Skeleton/index.ts'

/** Placeholder for an `EmptyState` with an action; has the same height in a `steady` ModalSheet. */
export function EmptyStateSkeleton() {
  return (
    <Box as={Stack} paddingX={16} paddingY={{ xs: 32, md: 48 }} aria-hidden="true">
      <Stack align="center" gap={16}>
        <Skeleton shape="circle" width={120} />
        <Skeleton width="65%" height={24} />
        <Skeleton width="85%" />
      </Stack>
      <Stack align="center" gap={20} data-part="action">
        <Skeleton width={140} />
        <Skeleton shape="pill" width={200} height={48} />
      </Stack>
    </Box>
  )
}
