import { plainSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** Shows the name of the page in the browser's title. */
export function useAdminHead(name: string): void {
  usePageHead(plainSummary(useText(), name))
}
