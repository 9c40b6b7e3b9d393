import { ToastStack } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useShownToasts, useToasts } from '#shared/toast/ToastProvider.tsx'

/** The shop's notices, in their place on every screen (TOAST-01 to TOAST-03). */
export function Toasts() {
  const t = useText()
  const toasts = useShownToasts()
  const { dismiss } = useToasts()
  return (
    <ToastStack
      toasts={toasts}
      onDismiss={dismiss}
      label={t('shell.notifications')}
      dismissLabel={t('shell.close')}
    />
  )
}
