import { ToastStack, type ToastProps } from '@dukani/design-system'
import { useEffect, useState, type ComponentType } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useShownToasts, useToasts } from '#shared/toast/ToastProvider.tsx'
import { createChunk, useChunk } from '#shared/useChunk.ts'

const notice = createChunk<ToastProps>(async () => (await import('./ToastNotice.ts')).ToastNotice, {
  isExtra: true,
})

/**
 * The shop's notices, in their place on every screen (TOAST-01 to TOAST-03). What draws one is fetched at the first press
 * or key, since nothing that a notice answers can be done before; what comes without (a cart that can't be read) fetches
 * it, too.
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
      {(isUsed || toasts.length > 0) && <FetchNotice onThere={setFetched} />}
    </>
  )
}

function FetchNotice({ onThere }: { onThere: (notice: { component: ComponentType<ToastProps> }) => void }) {
  const part = useChunk(notice)
  const component = part.state === 'there' ? part.Part : null
  useEffect(() => {
    if (component) onThere({ component })
  }, [component, onThere])
  return null
}

/** @returns whether the shopper has pressed anything or used a key */
function useFirstUse(): boolean {
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const use = () => {
      listening.abort()
      setIsUsed(true)
    }
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, use, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return isUsed
}
