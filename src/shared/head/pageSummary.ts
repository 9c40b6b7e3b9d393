import type { Category } from '@dukani/contracts'
import { localText, type Language, type Translate } from '@dukani/i18n'
import { isFiltered, paths, type CatalogueQuery } from '../routing/routes.ts'

/** Title, description and canonical address of a page (ROUTE-09). */
export interface PageSummary {
  title: string
  description: string
  /** canonical path of the page; null keeps it out of search engines */
  canonicalPath: string | null
}

/**
 * The catalogue or a category. In another order it is the same page; what a search or filters make of it is kept out of
 * search engines.
 * @param categories where the English title of the chosen one is found; without it the address's title is shown
 */
export function catalogueSummary(
  t: Translate,
  query: CatalogueQuery,
  language: Language,
  categories: readonly Category[],
): PageSummary {
  const { search, category } = query
  const english = categories.find(({ title }) => title === category)?.title_en
  const subject = search ?? (category && localText(category, english, language))
  return {
    title: subject ? `${subject} · ${t('shop.name')}` : `${t('shop.name')} · ${t('shop.tagline')}`,
    description: t('shop.description'),
    canonicalPath: query.search || isFiltered(query) ? null : paths.catalogue({ category: query.category }),
  }
}

/** A page that search engines must not list. */
export function plainSummary(t: Translate, title: string): PageSummary {
  return { title: `${title} · ${t('shop.name')}`, description: t('shop.description'), canonicalPath: null }
}
