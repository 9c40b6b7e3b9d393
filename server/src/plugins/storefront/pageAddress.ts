/** The parameters that the first screen reads. Others (campaigns, trackers) don't make another page. */
const PAGE_PARAMETERS = ['category', 'search'] as const

/**
 * The address that a page is rendered and cached by: path, and the known parameters in one order, so that no made-up
 * query fills the cache.
 */
export function pageAddress(requestUrl: string): string {
  const { pathname, searchParams } = new URL(requestUrl, 'http://page')
  const known = new URLSearchParams()
  for (const name of PAGE_PARAMETERS) {
    const value = searchParams.get(name)?.trim()
    if (value) known.set(name, value)
  }
  return known.size === 0 ? pathname : `${pathname}?${known}`
}
