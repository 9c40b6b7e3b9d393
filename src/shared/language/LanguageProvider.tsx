import { createTranslate, DEFAULT_LANGUAGE, ka, type Language, type Translate } from '@dukani/i18n'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { loadedCatalogue, loadLanguage } from './catalogues.ts'

interface LanguageState {
  language: Language
  t: Translate
  setLanguage: (language: Language) => Promise<void>
  current: () => Language
}

const LanguageContext = createContext<LanguageState>({
  language: DEFAULT_LANGUAGE,
  t: createTranslate(ka),
  setLanguage: async () => {},
  current: () => DEFAULT_LANGUAGE,
})

export interface LanguageProviderProps {
  /** the language to begin with; its texts have to be loaded, else it begins in Georgian and changes when they are */
  language?: Language
  /** told of a change that a visitor made, so that it can be kept */
  onChange?: (language: Language) => void
  children: ReactNode
}

/** Gives the interface its language. */
export function LanguageProvider({ language = DEFAULT_LANGUAGE, onChange, children }: LanguageProviderProps) {
  const [shown, setShown] = useState(() => (loadedCatalogue(language) ? language : DEFAULT_LANGUAGE))
  // Read by the client at every request, which must not be made anew when the language changes.
  const latest = useRef(shown)

  const change = useCallback(async (next: Language) => {
    await loadLanguage(next)
    latest.current = next
    setShown(next)
  }, [])

  useEffect(() => {
    if (latest.current === language) return
    let isWanted = true
    loadLanguage(language).then(
      () => {
        if (!isWanted) return
        latest.current = language
        setShown(language)
      },
      () => console.warn('the texts of the language could not be fetched'),
    )
    return () => {
      isWanted = false
    }
  }, [language])

  const state = useMemo<LanguageState>(
    () => ({
      language: shown,
      t: createTranslate(loadedCatalogue(shown) ?? ka),
      setLanguage: async (next) => {
        await change(next)
        onChange?.(next)
      },
      current: () => latest.current,
    }),
    [shown, change, onChange],
  )
  return <LanguageContext value={state}>{children}</LanguageContext>
}

/** The texts of the interface: `t('cart.title')`. */
export function useText(): Translate {
  return use(LanguageContext).t
}

/**
 * The interface's language and the way to change it.
 * `setLanguage` rejects when the texts can't be fetched; the language then stays.
 */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { language, setLanguage } = use(LanguageContext)
  return { language, setLanguage }
}

/** A way to ask for the language of the moment that itself never changes: for what outlives a render. */
export function useCurrentLanguage(): () => Language {
  return use(LanguageContext).current
}
