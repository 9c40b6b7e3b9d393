import type { Product } from '@dukani/contracts'
import type { Language, Translate } from '@dukani/i18n'
import { productDescription, productName } from '../product/productTexts.ts'
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
 */
export function catalogueSummary(t: Translate, query: CatalogueQuery = {}): PageSummary {
  const subject = query.search ?? query.category
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

/** A product's page, in the language of `t`. */
export function productSummary(
  t: Translate,
  product: Pick<Product, 'id' | 'name' | 'name_en' | 'description' | 'description_en'>,
  language: Language,
): PageSummary {
  return {
    title: `${productName(product, language)} · ${t('shop.name')}`,
    description: firstWords(productDescription(product, language)) || t('shop.description'),
    canonicalPath: paths.product(product.id),
  }
}

const DESCRIPTION_LENGTH = 160

function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
