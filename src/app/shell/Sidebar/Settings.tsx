import type { ThemeChoice } from '@dukani/contracts'
import { SegmentedControl, Stack } from '@dukani/design-system'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@dukani/i18n'
import { useState } from 'react'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { chooseTheme } from '#shared/preferences/themeChoice.ts'
import { useTheme } from '#shared/preferences/useTheme.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'

type Appearance = Exclude<ThemeChoice, null> | 'system'

/** The switches of language and appearance; both choices are kept for the next visit. */
export function Settings() {
  const t = useText()
  const { language, setLanguage } = useLanguage()
  const { show } = useToasts()
  const theme = useTheme()
  // Shown as selected while its texts are loading.
  const [wanted, want] = useState<Language | null>(null)

  const change = async (next: Language) => {
    want(next)
    try {
      await setLanguage(next)
    } catch {
      show({ type: 'error', message: t('settings.languageFailed') })
    } finally {
      want(null)
    }
  }
  return (
    <Stack gap={16}>
      <SegmentedControl
        legend={t('settings.language')}
        segments={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={wanted ?? language}
        onChange={(next) => void change(next)}
      />
      <SegmentedControl<Appearance>
        legend={t('settings.theme')}
        segments={[
          { value: 'light', label: t('settings.light'), icon: 'sun' },
          { value: 'dark', label: t('settings.dark'), icon: 'moon' },
          { value: 'system', label: t('settings.system'), icon: 'screen' },
        ]}
        value={theme ?? 'system'}
        onChange={(next) => chooseTheme(next === 'system' ? null : next)}
      />
    </Stack>
  )
}
