import { Skeleton, Stack } from '@dukani/design-system'

/** The place of a product that is on its way. */
export function ProductLoading() {
  return (
    <Stack gap={16}>
      <Skeleton shape="square" />
      <Skeleton width="70%" height={28} />
      <Skeleton width="40%" />
      <Skeleton height={56} />
    </Stack>
  )
}
