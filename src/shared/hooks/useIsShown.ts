import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that tells whether the component is still visible, for use after an await.
 * @param shown whether it is now; nothing is once its component is gone
 */
export function useIsShown(shown: boolean): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = shown
    return () => {
      isShown.current = false
    }
  }, [shown])
  return useCallback(() => isShown.current, [])
}
