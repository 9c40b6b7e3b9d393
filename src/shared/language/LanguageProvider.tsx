import { createTranslate, DEFAULT_LANGUAGE, type Language, type Translate } from '@dukani/i18n'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { georgianCatalogue, loadedCatalogue, loadLanguage } from './catalogues.ts'

interface LanguageState {
  language: Language
  t: Translate
  setLanguage: (language: Language) => Promise<void>
  current: () => Language
}

const LanguageContext = createContext<LanguageState>({
  language: DEFAULT_LANGUAGE,
  t: createTranslate(georgianCatalogue()),
  setLanguage: async () => {},
  current: () => DEFAULT_LANGUAGE,
})

export interface LanguageProviderProps {
  /** the language to begin with; its texts have to be loaded, else it begins in Georgian and changes when they are */
  language?: Language
  /** called with the language that a visitor chose, so that it can be stored */
  onChange?: (language: Language) => void
  /** Subscribes to the language chosen in other tabs; must be stable. @returns unsubscribes */
  follow?: (show: (language: Language) => void) => () => void
  children: ReactNode
}

/** Gives the interface its language, and the document its `lang` (ROUTE-09). */
export function LanguageProvider(props: LanguageProviderProps) {
  const { language = DEFAULT_LANGUAGE, onChange, follow, children } = props
  const [shown, setShown] = useState(() => (loadedCatalogue(language) ? language : DEFAULT_LANGUAGE))
  // Read by the client at every request, which must not be made anew when the language changes.
  const latest = useRef(shown)
  const wanted = useRef(shown)

  /** @returns false when another language was chosen meanwhile: the last choice counts */
  const change = useCallback(async (next: Language) => {
    wanted.current = next
    const isWanted = () => wanted.current === next
    try {
      await loadLanguage(next)
    } catch (error) {
      if (isWanted()) throw error
    }
    if (!isWanted()) return false
    latest.current = next
    setShown(next)
    return true
  }, [])

  useEffect(() => {
    const show = (next: Language) => {
      change(next).catch(() => console.warn('the texts of the language could not be fetched'))
    }
    if (latest.current !== language) show(language)
    return follow?.(show)
  }, [language, follow, change])

  // `lang` changes together with the texts, so that screen readers never read one language as the other.
  useLayoutEffect(() => {
    const root = document.documentElement
    if (root.lang !== shown) root.lang = shown
  }, [shown])

  const state = useMemo<LanguageState>(
    () => ({
      language: shown,
      t: createTranslate(loadedCatalogue(shown) ?? georgianCatalogue()),
      setLanguage: async (next) => {
        if (await change(next)) onChange?.(next)
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
 * The interface's language and its setter.
 * `setLanguage` rejects when the texts can't be fetched; the language then stays.
 */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { language, setLanguage } = use(LanguageContext)
  return { language, setLanguage }
}

/** A stable function that returns the current language, for code that outlives a render. */
export function useCurrentLanguage(): () => Language {
  return use(LanguageContext).current
}
