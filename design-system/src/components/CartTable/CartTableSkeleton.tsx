import { styled } from '@mui/material/styles'
import { Skeleton } from '../Skeleton/index.ts'
import { Panel } from './panel.ts'

export interface CartTableSkeletonProps {
  /** @default 3 */
  lines?: number
}

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 24,
  paddingBlock: 16,
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))

/** Placeholder for a cart that is loading. */
export function CartTableSkeleton({ lines = 3 }: CartTableSkeletonProps) {
  return (
    <Panel aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Line key={index}>
          <Skeleton shape="square" />
          <div>
            <Skeleton width="70%" />
            <Skeleton width="35%" />
            <Skeleton shape="pill" width={136} height={44} />
          </div>
        </Line>
      ))}
    </Panel>
  )
}
