import { Box, Heading, Stack, Text, VisuallyHidden } from '@dukani/design-system'
import { ORDERING_NAMES } from '#features/catalogue/model/orderingNames.ts'
import { countText } from '#features/catalogue/model/countText.ts'
import type { ProductCount } from '#shared/api/adapters/lists.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import type { CatalogueQuery } from '#shared/routing/routes.ts'

export interface CatalogueHeadingProps {
  /** which list is shown */
  query: CatalogueQuery
  /** how many products there are; null while unknown */
  count: ProductCount | null
}

// A line of its own height while the count is not known, so that the list below doesn't move when it is.
const EMPTY_LINE = '\u00a0'

/** The catalogue's title, with what is shown of it (CAT-01); how many there are is announced with every other list. */
export function CatalogueHeading({ query: { search, ordering }, count }: CatalogueHeadingProps) {
  const t = useText()
  const { language } = useLanguage()
  const known = count === null ? EMPTY_LINE : t('catalogue.count', { count: countText(count, language) })
  return (
    <Stack gap={{ xs: 2, md: 8 }} grow={1}>
      <Heading level={1} size={{ xs: 22, md: 36 }}>
        {t('catalogue.title')}
      </Heading>
      <Text size={{ xs: 14, md: 16 }} tone="muted" lines={search ? 2 : 1}>
        <span role="status">
          {search ? (
            <>
              {t('catalogue.results', { query: search })} <VisuallyHidden>{known}</VisuallyHidden>
            </>
          ) : (
            known
          )}
        </span>
        {ordering && (
          <Box as="span" hideFrom="sm" aria-hidden="true">
            {` · ${t(ORDERING_NAMES[ordering])}`}
          </Box>
        )}
      </Text>
    </Stack>
  )
}
