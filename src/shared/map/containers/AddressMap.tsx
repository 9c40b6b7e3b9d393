import { prefersReducedMotion } from '@dukani/design-system'
import { useEffect } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { MapMarker } from '../components/MapMarker.tsx'
import { MapView } from '../components/MapView.tsx'
import type { Point } from '../model/engine.ts'
import { PLACE_ZOOM, START, START_ZOOM } from '../model/mapDefaults.ts'
import { useMap } from '../model/useMap.ts'

export interface AddressMapProps {
  /** the chosen point */
  point: Point | null
  /** where the map moves; each new object moves it again */
  view: Point | null
  onPoint: (point: Point) => void
  onMarkerFailed: () => void
}

/** The map on which a place is pointed at: by click, tap, or the keyboard in its middle (MAP-02, MAP-05). */
export function AddressMap({ point, view, onPoint, onMarkerFailed }: AddressMapProps) {
  const t = useText()
  const map = useMap({
    label: `${t('map.map')}. ${t('map.keys')}`,
    centre: START,
    zoom: START_ZOOM,
    onClick: onPoint,
  })
  const { engine } = map

  useEffect(() => {
    if (engine !== null && view !== null)
      engine.moveTo(view, PLACE_ZOOM, { animate: !prefersReducedMotion() })
  }, [engine, view])

  return (
    <MapView map={map} onMarkCentre={() => engine && onPoint(engine.centre())}>
      {engine !== null && point !== null && (
        <MapMarker
          engine={engine}
          point={point}
          kind="place"
          label={t('map.chosenPlace')}
          onFailed={onMarkerFailed}
        />
      )}
    </MapView>
  )
}
