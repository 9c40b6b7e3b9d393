import { Stack } from '../../layout/Stack.tsx'
import { Skeleton } from '../Skeleton/index.ts'
import { Facts } from './parts.ts'

/** Placeholder for an order that is loading. */
export function OrderDetailsSkeleton() {
  return (
    <Stack gap={24} aria-hidden="true">
      <Stack gap={16}>
        <Skeleton width="55%" height={28} />
        <Facts as="div">
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index}>
              <Skeleton width={72} />
              <Skeleton width={112} height={24} />
            </div>
          ))}
        </Facts>
      </Stack>
      <Stack gap={16}>
        {Array.from({ length: 2 }, (_, index) => (
          <Stack key={index} direction="row" gap={16} align="start">
            <Skeleton shape="square" width={64} />
            <Stack grow>
              <Skeleton width="70%" />
              <Skeleton width="40%" />
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}
