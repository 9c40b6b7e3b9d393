import { PrintOnly, PrintPage } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useHydrated } from '#shared/hydration/useHydrated.ts'

/** Makes a product's page print well: with the shop's name and where the product is, since paper has no address bar. */
export function PrintedProduct({ path }: { path: string }) {
  const t = useText()
  // The server doesn't say it, as it is for the shopper's own printer.
  const isHydrated = useHydrated()
  return (
    <>
      <PrintPage />
      <PrintOnly>
        {t('shop.name')}
        {isHydrated && ` · ${new URL(path, document.baseURI).href}`}
      </PrintOnly>
    </>
  )
}
