import { useEffect, useEffectEvent } from 'react'

/** Calls `onShown` when the page is restored from the back/forward cache: requests of before are over. */
export function usePageRestored(onShown: () => void): void {
  const tell = useEffectEvent(onShown)
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
}
