import { ka, loadEnglish, type Catalogue, type Language } from '@dukani/i18n'

const loaded = new Map<Language, Catalogue>([['ka', ka]])

/**
 * Brings the texts of a language; Georgian is always there.
 * @throws when they can't be fetched
 */
export async function loadLanguage(language: Language): Promise<Catalogue> {
  const known = loaded.get(language)
  if (known) return known
  const catalogue = await loadEnglish()
  loaded.set(language, catalogue)
  return catalogue
}

/** The texts of a language if they have been brought already. */
export function loadedCatalogue(language: Language): Catalogue | null {
  return loaded.get(language) ?? null
}
