import { ToastStack, type ToastProps } from '@dukani/design-system'
import { useEffect, useState, type ComponentType } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useShownToasts, useToasts } from '#shared/toast/ToastProvider.tsx'
import { createChunk, useChunk } from '#shared/useChunk.ts'
import type { AfterFirstUseProps } from './AfterFirstUse.tsx'

const afterFirstUse = createChunk<AfterFirstUseProps>(
  async () => (await import('./AfterFirstUse.tsx')).AfterFirstUse,
  { isExtra: true },
)

/**
 * The shop's notices, in their place on every screen (TOAST-01 to TOAST-03). What draws one is fetched at the first press,
 * key or scrolling, since nothing that a notice answers can be done before; what comes without (a cart that can't be read)
 * fetches it, too.
 */
export function Toasts() {
  const t = useText()
  const toasts = useShownToasts()
  const { dismiss } = useToasts()
  const isUsed = useFirstUse()
  const [fetched, setFetched] = useState<{ component: ComponentType<ToastProps> } | null>(null)
  return (
    <>
      <ToastStack
        toasts={toasts}
        onDismiss={dismiss}
        label={t('shell.notifications')}
        dismissLabel={t('shell.close')}
        component={fetched?.component ?? null}
      />
      {(isUsed || toasts.length > 0) && <FetchAfterUse onThere={setFetched} />}
    </>
  )
}

function FetchAfterUse(props: AfterFirstUseProps) {
  const part = useChunk(afterFirstUse)
  return part.state === 'there' && <part.Part {...props} />
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
