import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type { ProductZoomProps } from './ProductZoom.tsx'

export interface LazyProductZoomProps extends ProductZoomProps {
  /** Called when the chunk can't be fetched; the next opening fetches it again. */
  onFailed: () => void
}

/** The enlarged pictures, fetched when they are first opened. */
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
