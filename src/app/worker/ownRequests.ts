/** What the worker answers: a page of the shop, or a file of its release. */
export type OwnKind = 'page' | 'file'

/** The paths of `ROUTES` in both languages, written out: a worker is one file, and shares none with the shop. */
const PAGES = /^(?:\/en)?(?:\/(?:product\/[^/]+|payment\/success|orders(?:\/[^/]+)?|reset-password))?\/?$/

/**
 * Whether a request is the worker's to answer. All others (the API, pictures, the way to a payment, whatever is sent)
 * it leaves alone, as if it were not there.
 * @param origin the shop's
 */
export function ownKind(
  { method, mode, url, headers }: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>,
  origin: string,
): OwnKind | null {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return null
  if (mode === 'navigate') return PAGES.test(address.pathname) ? 'page' : null
  return address.pathname.startsWith('/assets/') ? 'file' : null
}
