import { ToastStack, useHeaderOnScroll } from '@dukani/design-system'
import { useEffect, useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useShownToasts, useToasts } from '#shared/toast/ToastProvider.tsx'
import type { Toast } from '#shared/toast/toastStore.ts'

const NONE: readonly Toast[] = []

/** What is only needed after the first key, press or scroll. */
export function AfterFirstUse() {
  const t = useText()
  const toasts = useShownToasts()
  const areRegionsKnown = useTwoFrames()
  const { dismiss } = useToasts()
  useHeaderOnScroll()
  return (
    <ToastStack
      toasts={areRegionsKnown ? toasts : NONE}
      onDismiss={dismiss}
      label={t('shell.notifications')}
      dismissLabel={t('shell.close')}
    />
  )
}

/**
 * Whether two frames have passed. Screen readers announce changes only, so the empty live regions are rendered before
 * the first toast.
 */
function useTwoFrames(): boolean {
  const [havePassed, setHavePassed] = useState(false)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setHavePassed(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return havePassed
}
