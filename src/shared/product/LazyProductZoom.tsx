import { useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import type { ProductZoomProps } from './ProductZoom.tsx'

const ProductZoom = lazyPart(async () => (await import('./ProductZoom.tsx')).ProductZoom)

export interface LazyProductZoomProps extends ProductZoomProps {
  /** Called when the chunk can't be fetched; the next opening fetches it again. */
  onFailed: () => void
}

/** The enlarged pictures, fetched when they are first opened. */
export function LazyProductZoom({ onFailed, ...zoom }: LazyProductZoomProps) {
  const [isThere, setThere] = useState(false)
  const fail = useEffectEvent(onFailed)
  const isMissing = zoom.open && !isThere

  useEffect(() => {
    if (!isMissing) return
    let isWaiting = true
    ProductZoom.preload().then(
      () => setThere(true),
      () => {
        if (isWaiting) fail()
      },
    )
    return () => {
      isWaiting = false
    }
  }, [isMissing])

  return isThere && <ProductZoom {...zoom} />
}
