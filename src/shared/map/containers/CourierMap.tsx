import { Heading, MapPlaceholder, Stack, type HeadingProps } from '@dukani/design-system'
import { useId } from 'react'
import type { CourierMapProps } from './courierMapProps.ts'
import { PlacesMap } from './PlacesMap.tsx'

export interface CourierMapSectionProps extends CourierMapProps, Pick<HeadingProps, 'level' | 'size'> {
  /** text of the heading */
  title: string
}

/** Where an order on its way is (ORDER-07). An engine is fetched only once there is something to be marked. */
export function CourierMap({ title, level, size, ...places }: CourierMapSectionProps) {
  const { courier, address, news } = places
  const headingId = useId()
  const start = courier ?? address
  return (
    <Stack as="section" gap={8} aria-labelledby={headingId}>
      <Heading level={level} size={size} id={headingId}>
        {title}
      </Heading>
      {start === null ? <MapPlaceholder text={news} /> : <PlacesMap {...places} start={start} />}
    </Stack>
  )
}
