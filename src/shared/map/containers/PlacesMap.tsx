import {
  ButtonLink,
  MapLegend,
  Stack,
  Text,
  prefersReducedMotion,
  type MapLegendEntry,
} from '@dukani/design-system'
import type { Translate } from '@dukani/i18n'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { MapMarker } from '../components/MapMarker.tsx'
import { MapView } from '../components/MapView.tsx'
import { externalSearchUrl, externalMapUrl } from '../model/externalMap.ts'
import type { MapEngine, PageGestures, Point } from '../model/engine.ts'
import { START_ZOOM } from '../model/mapDefaults.ts'
import { useMap } from '../model/useMap.ts'
import type { CourierMapProps } from './courierMapProps.ts'

export interface PlacesMapProps extends CourierMapProps {
  /** one of its places */
  start: Point
}

/**
 * The map of the courier and the address. It shows both, and follows the courier out of the picture, until the shopper
 * moves it; from then on it goes nowhere unless they ask it to. The details that it stands among are scrolled across it.
 */
export function PlacesMap({ courier, glideMs, address, addressText, news, start }: PlacesMapProps) {
  const t = useText()
  const [follows, setFollows] = useState(true)
  const map = useMap({
    label: `${t('courier.map')}. ${t('courier.keys')}`,
    centre: start,
    zoom: START_ZOOM,
    onMoved: () => setFollows(false),
    page: pageGestures(t),
  })
  const { engine } = map
  const places = useMemo(() => [courier, address].filter((place) => place !== null), [courier, address])
  useView(engine, places, follows)

  const legend: MapLegendEntry[] = [
    ...(courier === null ? [] : [{ kind: 'courier' as const, text: t('courier.courier') }]),
    ...(address === null ? [] : [{ kind: 'place' as const, text: t('courier.address') }]),
  ]
  const recentre = {
    label: t('courier.showAll'),
    onClick: () => {
      engine?.fit(places, { animate: !prefersReducedMotion() })
      setFollows(true)
    },
  }
  const words = {
    keys: t('courier.keys'),
    withoutMap: t(courier === null ? 'courier.addressBelow' : 'courier.withoutMap'),
    noTiles: t('courier.noTiles'),
  }
  return (
    <Stack gap={8}>
      <div>
        <MapView map={map} words={words} trouble="below" recentre={courier === null ? undefined : recentre}>
          {engine !== null && address !== null && (
            <MapMarker engine={engine} point={address} kind="place" label={t('courier.address')} />
          )}
          {engine !== null && courier !== null && (
            <MapMarker
              engine={engine}
              point={courier}
              kind="courier"
              label={t('courier.courier')}
              glideMs={prefersReducedMotion() ? 0 : glideMs}
            />
          )}
        </MapView>
      </div>
      {map.state !== 'failed' && <MapLegend entries={legend} />}
      {news !== null && (
        <Text size={14} tone="muted">
          {news}
        </Text>
      )}
      {map.state === 'failed' && <ExternalMapLink courier={courier} addressText={addressText} />}
    </Stack>
  )
}

function pageGestures(t: Translate): PageGestures {
  return { wheel: t('courier.wheel'), wheelOnMac: t('courier.wheelOnMac'), touch: t('courier.twoFingers') }
}

/** Shows all places at first, and again when one of them has left the picture. */
function useView(engine: MapEngine | null, places: readonly Point[], follows: boolean) {
  const arranged = useRef<MapEngine | null>(null)
  useEffect(() => {
    if (engine === null) return
    const isFirst = arranged.current !== engine
    arranged.current = engine
    if (isFirst) engine.fit(places, { animate: false })
    else if (follows && !places.every((place) => engine.sees(place)))
      engine.fit(places, { animate: !prefersReducedMotion() })
  }, [engine, places, follows])
}

/** Links to the same places on an external map. */
function ExternalMapLink({ courier, addressText }: Pick<CourierMapProps, 'courier' | 'addressText'>) {
  const t = useText()
  const there = { variant: 'text', target: '_blank', rel: 'noreferrer' } as const
  return (
    <Stack gap={8} align="start">
      {courier !== null && (
        <ButtonLink {...there} href={externalMapUrl(courier)}>
          {t('courier.openCourier')}
        </ButtonLink>
      )}
      {addressText !== '' && (
        <ButtonLink {...there} href={externalSearchUrl(addressText)}>
          {t('courier.openAddress', { address: addressText })}
        </ButtonLink>
      )}
    </Stack>
  )
}
