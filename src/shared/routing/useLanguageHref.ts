import { useCallback } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { languageHref } from './languagePath.ts'

/** Makes the addresses of links in the shown language (`languageHref`). It changes with the language only. */
export function useLanguageHref(): (href: string) => string {
  const { language } = useLanguage()
  return useCallback((href: string) => languageHref(href, language), [language])
}
