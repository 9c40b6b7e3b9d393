import { Button, Stack, VisuallyHidden } from '@dukani/design-system'
import type { Language, Translate } from '@dukani/i18n'
import type { ProductCount } from '#shared/api/adapters/lists.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import type { CatalogueQuery } from '#shared/routing/routes.ts'
import { useProductCount } from '../api/useProductCount.ts'
import { countText } from '../model/countText.ts'

export interface FiltersFooterProps {
  /** the form that the button sends */
  formId: string
  /** the list as it would be; null while something in the form is wrong */
  chosen: CatalogueQuery | null
  onClear: () => void
}

/**
 * The end of the filters' panel: a button that says how many products it will show, where that is known, and announces
 * it (CAT-10). It can be pressed all the same when there are none: the empty list has the way out.
 */
export function FiltersFooter({ formId, chosen, onClear }: FiltersFooterProps) {
  const t = useText()
  const { language } = useLanguage()
  const count = useProductCount(chosen)
  return (
    <Stack gap={8}>
      <Button type="submit" form={formId} size="large" wide>
        {applyText(count, t, language)}
      </Button>
      <VisuallyHidden>
        <span role="status">
          {count !== null && t('catalogue.count', { count: countText(count, language) })}
        </span>
      </VisuallyHidden>
      <Button variant="text" wide onClick={onClear}>
        {t('catalogue.clearFilters')}
      </Button>
    </Stack>
  )
}

function applyText(count: ProductCount | null, t: Translate, language: Language): string {
  if (count === null) return t('catalogue.apply')
  return count.value === 0
    ? t('catalogue.nothingMatches')
    : t('catalogue.applyCount', { count: countText(count, language) })
}
