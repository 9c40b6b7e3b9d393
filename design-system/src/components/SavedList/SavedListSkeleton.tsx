import { Skeleton } from '../Skeleton/index.ts'
import * as parts from './parts.ts'

/** Placeholder for saved products that are loading. */
export function SavedListSkeleton() {
  return (
    <parts.List role="presentation" aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <parts.Row key={place} role="presentation">
          <Skeleton shape="square" width={parts.PICTURE} />
          <parts.Facts>
            <Skeleton width="80%" />
            <Skeleton width="45%" />
          </parts.Facts>
          <parts.View>
            <Skeleton shape="pill" width={64} height={44} />
          </parts.View>
          <parts.Move>
            <Skeleton shape="pill" width={120} height={44} />
          </parts.Move>
        </parts.Row>
      ))}
    </parts.List>
  )
}
