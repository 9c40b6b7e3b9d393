import { useCategories } from '#features/catalogue/api/useCategories.ts'
import { catalogueSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import type { CatalogueQuery } from '#shared/routing/routes.ts'

/** The catalogue's title in the tab; left out while a product over it says its own. */
export function CatalogueHead({ query }: { query: CatalogueQuery }) {
  const t = useText()
  const { language } = useLanguage()
  const { categories } = useCategories()
  usePageHead(catalogueSummary(t, query, language, categories))
  return null
}
