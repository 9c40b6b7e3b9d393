import { Skeleton } from '../Skeleton/index.ts'
import { Card, List } from './parts.ts'

/** Addresses that are still loading, in the shape of their list. */
export function AddressListSkeleton() {
  return (
    <List as="div" aria-hidden="true">
      {[1, 2].map((place) => (
        <Card key={place}>
          <Skeleton shape="circle" width={20} />
          <div>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </div>
        </Card>
      ))}
    </List>
  )
}
