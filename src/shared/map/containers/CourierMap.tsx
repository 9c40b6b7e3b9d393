import { Heading, MapPlaceholder, Stack } from '@dukani/design-system'
import { useId } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { CourierMapProps } from './courierMapProps.ts'
import { PlacesMap } from './PlacesMap.tsx'

/** Where an order on its way is (ORDER-07). An engine is fetched only once there is something to be marked. */
export function CourierMap(props: CourierMapProps) {
  const { courier, address, news } = props
  const t = useText()
  const title = useId()
  const start = courier ?? address
  return (
    <Stack as="section" gap={8} aria-labelledby={title}>
      <Heading level={4} id={title}>
        {t('courier.title')}
      </Heading>
      {start === null ? <MapPlaceholder text={news} /> : <PlacesMap {...props} start={start} />}
    </Stack>
  )
}
