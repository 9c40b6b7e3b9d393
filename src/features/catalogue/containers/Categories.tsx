import { CategoryFilter } from '@dukani/design-system'
import { localText } from '@dukani/i18n'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { paths, type CatalogueQuery } from '#shared/routing/routes.ts'
import { useFollow } from '#shared/routing/useFollow.ts'
import { useCategories } from '../api/useCategories.ts'

/**
 * The row of categories (CAT-01). They are links to the catalogue with the category in its address (CAT-10), in the same
 * order and with the same filters.
 */
export function Categories({ query }: { query: CatalogueQuery }) {
  const t = useText()
  const { language } = useLanguage()
  const follow = useFollow()
  const { categories, isLoading, error, retry } = useCategories()
  const titles = new Map(categories.map(({ category_id, title }) => [category_id, title]))
  const hrefOf = (category?: string) => paths.catalogue({ ...query, search: undefined, category })
  const chosen = categories.find(({ title }) => title === query.category)?.category_id
  return (
    <CategoryFilter
      labels={{
        categories: t('catalogue.categories'),
        all: t('catalogue.all'),
        previous: t('catalogue.categoriesPrevious'),
        next: t('catalogue.categoriesNext'),
        failed: t('catalogue.categoriesFailed'),
        retry: t('shell.retry'),
      }}
      categories={categories.map(({ category_id, title, title_en }) => ({
        id: category_id,
        title: localText(title, title_en, language),
        href: hrefOf(title),
      }))}
      allHref={hrefOf()}
      chosen={query.search || query.category ? chosen : null}
      onNavigate={(event, id) =>
        follow(hrefOf(id === null ? undefined : titles.get(id)), { preventScrollReset: true })(event)
      }
      status={error ? 'failed' : isLoading ? 'loading' : 'ready'}
      onRetry={retry}
    />
  )
}
