import { SectionHeading, VisuallyHidden } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface CatalogueHeadingProps {
  /** what was searched for */
  search: string | undefined
  /** how many products there are; null while nobody knows */
  count: number | null
}

// A line of its own height while the count is not known, so that the list below doesn't move when it is.
const EMPTY_LINE = '\u00a0'

/** The catalogue's title, with what is shown of it (CAT-01); how many there are is announced with every other list. */
export function CatalogueHeading({ search, count }: CatalogueHeadingProps) {
  const t = useText()
  const known = count === null ? EMPTY_LINE : t('catalogue.count', { count })
  const subtitle = search ? (
    <>
      {t('catalogue.results', { query: search })} <VisuallyHidden>{known}</VisuallyHidden>
    </>
  ) : (
    known
  )
  return (
    <SectionHeading level={1} subtitle={<span role="status">{subtitle}</span>}>
      {t('catalogue.title')}
    </SectionHeading>
  )
}
