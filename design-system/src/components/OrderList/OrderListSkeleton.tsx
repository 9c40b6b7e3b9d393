import { styled } from '@mui/material/styles'
import { Skeleton } from '../Skeleton/index.ts'
import { List } from './parts.ts'

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderRadius: theme.shape.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& > div:last-of-type': { justifyContent: 'flex-start', gap: 8, marginBlockStart: 4 },
}))

/** Placeholder for a list of orders that is loading. */
export function OrderListSkeleton() {
  return (
    <List as="div" aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <Place key={place}>
          <div>
            <Skeleton width="55%" />
            <Skeleton width="20%" />
          </div>
          <div>
            <Skeleton width="35%" />
            <Skeleton shape="pill" width={112} height={27} />
          </div>
          <div>
            <Skeleton shape="square" width={44} />
            <Skeleton shape="square" width={44} />
          </div>
        </Place>
      ))}
    </List>
  )
}
