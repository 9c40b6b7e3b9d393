import { Button } from '@dukani/design-system'
import { LANGUAGE_NAMES, LANGUAGES } from '@dukani/i18n'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'

/** Switches to the other language. */
export function LanguageButton() {
  const t = useText()
  const { language, setLanguage } = useLanguage()
  const toasts = useToasts()
  const other = LANGUAGES.find((each) => each !== language) ?? language
  const change = () => {
    setLanguage(other).catch(() => toasts.show({ type: 'error', message: t('error.network') }))
  }
  return (
    <Button variant="text" lang={other} onClick={change}>
      {LANGUAGE_NAMES[other]}
    </Button>
  )
}
