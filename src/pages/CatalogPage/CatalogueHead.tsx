import type { PageSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'

/** The catalogue's title in the tab; left out while a product over it says its own. */
export function CatalogueHead({ summary }: { summary: PageSummary }) {
  usePageHead(summary)
  return null
}
