import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type { ProductZoomProps } from './ProductZoom.tsx'

export interface LazyProductZoomProps extends ProductZoomProps {
  /** It can't be fetched; it is asked for again when it is opened the next time. */
  onFailed: () => void
}

/** The place of the enlarged pictures, which are fetched when they are first wanted. */
export function LazyProductZoom({ onFailed, ...zoom }: LazyProductZoomProps) {
  const [Zoom, setZoom] = useState<ComponentType<ProductZoomProps> | null>(null)
  const fail = useEffectEvent(onFailed)
  const missing = zoom.open && Zoom === null

  useEffect(() => {
    if (!missing) return
    let current = true
    import('./ProductZoom.tsx').then(
      ({ ProductZoom }) => {
        if (current) setZoom(() => ProductZoom)
      },
      () => {
        if (current) fail()
      },
    )
    return () => {
      current = false
    }
  }, [missing])

  return Zoom && <Zoom {...zoom} />
}
