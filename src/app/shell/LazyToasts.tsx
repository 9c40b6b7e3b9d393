import { useEffect, useState } from 'react'
import { useShownToasts } from '#shared/toast/ToastProvider.tsx'
import { createChunk, useChunk } from '#shared/useChunk.ts'

const toasts = createChunk(async () => (await import('./Toasts.tsx')).Toasts, { isExtra: true })

/**
 * The shop's notices, fetched at the first press, key or focus: nothing that a notice answers can be done before. What
 * comes without (a cart that can't be read) fetches them too.
 */
export function LazyToasts() {
  const [isUsed, setIsUsed] = useState(false)
  const isWanted = useShownToasts().length > 0
  useEffect(() => {
    const listening = new AbortController()
    const use = () => {
      listening.abort()
      setIsUsed(true)
    }
    for (const type of ['pointerdown', 'keydown', 'focusin'])
      document.addEventListener(type, use, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return (isUsed || isWanted) && <Part />
}

function Part() {
  const part = useChunk(toasts)
  return part.state === 'there' && <part.Part />
}
