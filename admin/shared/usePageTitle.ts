import { useEffect } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** Shows the name of the page in the browser's title. */
export function usePageTitle(name: string): void {
  const shop = useText()('shop.name')
  useEffect(() => {
    document.title = `${name} · ${shop}`
  }, [name, shop])
}
