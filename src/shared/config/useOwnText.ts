import type { PublicSettings } from '@dukani/contracts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useConfig } from './ConfigProvider.tsx'

/** Texts that the owner of the shop can change, in the interface's language; undefined: the storefront's own counts. */
export function useOwnText(): (name: 'about' | 'delivery') => string | undefined {
  const settings: PublicSettings = useConfig().settings
  const { language } = useLanguage()
  return (name) => settings[name]?.[language]
}
