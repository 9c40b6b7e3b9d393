import { ToastStack } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useShownToasts, useToasts } from '#shared/toast/ToastProvider.tsx'

/** The notices of the back office. */
export function AdminToasts() {
  const t = useText()
  const { dismiss } = useToasts()
  return (
    <ToastStack
      toasts={useShownToasts()}
      onDismiss={dismiss}
      label={t('shell.notifications')}
      dismissLabel={t('shell.close')}
    />
  )
}
