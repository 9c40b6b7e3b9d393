import { Grid } from '../../layout/Grid.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Skeleton } from '../Skeleton/index.ts'
import { Card, List } from './parts.ts'

/** Placeholder for an `AddressList` that is loading. */
export function AddressListSkeleton() {
  return (
    <List as="div" aria-hidden="true">
      {[1, 2].map((place) => (
        <Card key={place}>
          <Stack gap={20}>
            <Skeleton width="70%" />
            <Grid columns={2} gap={16}>
              <Skeleton width="60%" />
              <Skeleton width="80%" />
            </Grid>
            <Skeleton width="30%" />
          </Stack>
        </Card>
      ))}
    </List>
  )
}
