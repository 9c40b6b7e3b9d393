import { Stack } from '../../layout/Stack.tsx'
import { Skeleton } from '../Skeleton/index.ts'

/** Placeholder for reviews that are loading. */
export function ReviewListSkeleton() {
  return (
    <Stack gap={24} aria-hidden="true">
      {[0, 1, 2].map((place) => (
        <Stack key={place} direction="row" gap={12}>
          <Skeleton shape="circle" width={40} />
          <Stack gap={8} grow>
            <Skeleton width="35%" />
            <Skeleton width={96} />
            <Skeleton width="80%" />
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}
