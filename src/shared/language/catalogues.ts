import {
  firstKa,
  loadDeferredGeorgian,
  loadEnglish,
  loadProductGeorgian,
  type Catalogue,
  type Language,
} from '@dukani/i18n'

/** Deferred texts are added to this same object, so that every existing `t` has them. */
const georgian: Partial<Catalogue> = { ...firstKa }
const loaded = new Map<Language, Partial<Catalogue>>([['ka', georgian]])

/**
 * Brings the texts of a language; Georgian is always there.
 * @throws when they can't be fetched
 */
export async function loadLanguage(language: Language): Promise<Partial<Catalogue>> {
  const known = loaded.get(language)
  if (known) return known
  const catalogue = await loadEnglish()
  loaded.set(language, catalogue)
  return catalogue
}

/** The texts of a language if they have been brought already. */
export function loadedCatalogue(language: Language): Partial<Catalogue> | null {
  return loaded.get(language) ?? null
}

/** The texts of Georgian, which are always there. */
export function georgianCatalogue(): Partial<Catalogue> {
  return georgian
}

/** Brings the texts that the first screen is without. @throws when they can't be fetched */
export async function loadDeferredTexts(): Promise<void> {
  Object.assign(georgian, await loadDeferredGeorgian())
}

/** Brings the texts of a product's page. @throws when they can't be fetched */
export async function loadProductTexts(): Promise<void> {
  Object.assign(georgian, await loadProductGeorgian())
}
