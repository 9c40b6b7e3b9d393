import { ToastStack, useHeaderOnScroll } from '@dukani/design-system'
import { useDeferredValue } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useShownToasts, useToasts } from '#shared/toast/ToastProvider.tsx'
import type { Toast } from '#shared/toast/toastStore.ts'

const NONE: readonly Toast[] = []

/** What nothing needs before the shopper presses a key, presses the screen or scrolls. */
export function AfterFirstUse() {
  const t = useText()
  // Readers only hear of changes: the notice that has brought the stack comes after its empty regions.
  const toasts = useDeferredValue(useShownToasts(), NONE)
  const { dismiss } = useToasts()
  useHeaderOnScroll()
  return (
    <ToastStack
      toasts={toasts}
      onDismiss={dismiss}
      label={t('shell.notifications')}
      dismissLabel={t('shell.close')}
    />
  )
}
