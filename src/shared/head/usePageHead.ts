import { useEffect } from 'react'
import type { PageHead } from './pageHead.ts'

/**
 * Keeps the document's title, description and canonical address at what the shown page says of itself (ROUTE-09).
 * The innermost page that calls it wins; null leaves the head to the others.
 */
export function usePageHead(head: PageHead | null): void {
  const title = head?.title
  const description = head?.description
  const canonicalPath = head?.canonicalPath
  useEffect(() => {
    if (title === undefined || description === undefined) return
    document.title = title
    headElement('meta[name="description"]', 'meta', { name: 'description' }).setAttribute(
      'content',
      description,
    )
    if (canonicalPath === null || canonicalPath === undefined) {
      document.head.querySelector('link[rel="canonical"]')?.remove()
      headElement('meta[name="robots"]', 'meta', { name: 'robots' }).setAttribute('content', 'noindex')
    } else {
      document.head.querySelector('meta[name="robots"]')?.remove()
      const href = new URL(canonicalPath, document.baseURI).href
      headElement('link[rel="canonical"]', 'link', { rel: 'canonical' }).setAttribute('href', href)
    }
  }, [title, description, canonicalPath])
}

function headElement(selector: string, tag: 'meta' | 'link', attributes: Record<string, string>): Element {
  const existing = document.head.querySelector(selector)
  if (existing) return existing
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.head.append(element)
  return element
}
