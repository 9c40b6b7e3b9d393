import { useEffect, useEffectEvent } from 'react'

/** Tells of a page that Back has brought here again as it was left: what was under way then is over. */
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
