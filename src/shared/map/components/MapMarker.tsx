import { MapPin, type MapPinKind } from '@dukani/design-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MapEngine, PlacedMarker, Point } from '../model/engine.ts'

export interface MapMarkerProps {
  engine: MapEngine
  point: Point
  kind: MapPinKind
  /** What it marks, for readers. */
  label: string
  /** Time (ms) in which it moves to another point. @default 0, at once */
  glideMs?: number
  /** It could not be placed. */
  onFailed?: () => void
}

/** A marker on a map, for as long as it is rendered; it follows its point. */
export function MapMarker({ engine, point, kind, label, glideMs = 0, onFailed }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'))
  const marker = useRef<PlacedMarker | null>(null)
  const shown = useRef<Point | null>(null)
  const fail = useEffectEvent((error: unknown) => {
    console.warn('a marker could not be placed', error)
    onFailed?.()
  })

  useEffect(() => {
    element.setAttribute('role', 'img')
    element.setAttribute('aria-label', label)
  }, [element, label])

  useEffect(() => {
    if (shown.current === point) return
    try {
      if (marker.current === null) {
        marker.current = engine.placeMarker(element, point, kind === 'place' ? 'bottom' : 'center')
      } else marker.current.moveTo(point, glideMs)
      shown.current = point
    } catch (error) {
      fail(error)
    }
  }, [engine, element, kind, point, glideMs])

  useEffect(
    () => () => {
      marker.current?.remove()
      marker.current = null
      shown.current = null
    },
    [engine, element, kind],
  )

  return createPortal(<MapPin kind={kind} />, element)
}
