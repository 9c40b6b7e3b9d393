import type { Product } from '@dukani/contracts'
import type { Language, Translate } from '@dukani/i18n'
import { productDescription } from '../product/productDescription.ts'
import { productName } from '../product/productTexts.ts'
import { paths } from '../routing/routes.ts'
import type { PageSummary } from './pageSummary.ts'

/** A product's page. @param language of its name and description */
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
