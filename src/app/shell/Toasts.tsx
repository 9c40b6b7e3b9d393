import { useEffect, useState } from 'react'
import { useShownToasts } from '#shared/toast/ToastProvider.tsx'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'

const AfterFirstUse = lazyPart(async () => (await import('./AfterFirstUse.tsx')).AfterFirstUse, {
  isExtra: true,
})

/**
 * The shop's notices, in their place on every screen (TOAST-01 to TOAST-03). They are fetched at the first press, key or
 * scrolling, since nothing that a notice answers can be done before; what comes without (a cart that can't be read)
 * fetches them, too.
 */
export function Toasts() {
  const isUsed = useFirstUse()
  const toasts = useShownToasts()
  return (isUsed || toasts.length > 0) && <AfterFirstUse />
}

/** @returns whether the shopper has pressed anything, used a key or scrolled */
function useFirstUse(): boolean {
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const use = () => {
      listening.abort()
      setIsUsed(true)
    }
    for (const type of ['pointerdown', 'keydown', 'scroll'])
      document.addEventListener(type, use, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return isUsed
}
