import { ToastStack, useHeaderOnScroll } from '@dukani/design-system'
import { useDeferredValue } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useShownToasts, useToasts } from '#shared/toast/ToastProvider.tsx'
import type { Toast } from '#shared/toast/toastStore.ts'

const NONE: readonly Toast[] = []

/** What is only needed after the first key, press or scroll. */
export function AfterFirstUse() {
  const t = useText()
  // Screen readers announce changes only: the first toast is added after its empty live regions.
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
