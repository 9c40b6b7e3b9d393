import { useCallback, useEffect, useRef } from 'react'

/** Gives calls their signal: aborted when the layer that made them closes. */
export function useOpenSignal(isOpen: boolean): () => AbortSignal {
  const controller = useRef<AbortController | null>(null)
  useEffect(() => {
    if (!isOpen) return
    const own = new AbortController()
    controller.current = own
    return () => own.abort()
  }, [isOpen])
  return useCallback(() => controller.current?.signal ?? AbortSignal.abort(), [])
}
