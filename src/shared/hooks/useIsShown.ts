import { useCallback, useEffect, useRef } from 'react'

/**
 * Whether something is still before the customer's eyes, for whoever waits for an answer.
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
