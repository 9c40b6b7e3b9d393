import { languagePath } from '@dukani/i18n'
import { useLayoutEffect } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import type { PageSummary } from './pageSummary.ts'

/** Keeps the document's title, description and canonical address at what the shown page says of itself (ROUTE-09). */
export function usePageHead({ title, description, canonicalPath }: PageSummary): void {
  const { language } = useLanguage()
  // A layout effect: with a later one the title would briefly name a product that is closed.
  useLayoutEffect(() => {
    document.title = title
    headElement('meta', 'name', 'description').setAttribute('content', description)
    if (canonicalPath === null) {
      document.head.querySelector('link[rel="canonical"]')?.remove()
      headElement('meta', 'name', 'robots').setAttribute('content', 'noindex')
    } else {
      document.head.querySelector('meta[name="robots"]')?.remove()
      headElement('link', 'rel', 'canonical').setAttribute(
        'href',
        new URL(languagePath(canonicalPath, language), document.baseURI).href,
      )
    }
  }, [title, description, canonicalPath, language])
}

/** The head's element of a kind; made when there is none. */
function headElement(tag: 'meta' | 'link', attribute: 'name' | 'rel', value: string): Element {
  const existing = document.head.querySelector(`${tag}[${attribute}="${value}"]`)
  if (existing) return existing
  const element = document.createElement(tag)
  element.setAttribute(attribute, value)
  document.head.append(element)
  return element
}
