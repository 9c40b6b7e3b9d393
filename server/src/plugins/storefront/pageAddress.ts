import { readArrangement } from '@dukani/contracts'
import { plainPath } from '../plainPath.ts'

/** The parameters of free text that the first screen reads. Others (campaigns, trackers) don't make another page. */
const PAGE_TEXTS = ['category', 'search'] as const

/** Any amount may stand in these: there are more such pages than a cache can hold, and each is asked for by few. */
const PRICE = /[?&](?:min|max)_price=/

/** An order's page. The first screen of one is every one's: it holds nothing of the order, not even its id. */
const ORDER = /^\/orders\/[^/]+\/?$/
const ANY_ORDER = '/orders/any'

/** The screen that a mailed link to a new password leads to. */
const RESET = /^\/reset-password\/*$/i

// `//shop.example` would be read as another host's address, and no page has such a path.
const NOWHERE = '/nowhere'

/** Whether an address may carry what nobody else may know: neither a cache nor a `Referer` may hold it (ROUTE-04). */
export function carriesSecret(requestUrl: string): boolean {
  return RESET.test(plainPath(parse(requestUrl).pathname))
}

/**
 * The address that a page is rendered and cached by: path, and the known parameters in one order, so that no made-up
 * query fills the cache. All orders share one, since what is cached is a guest's (ROUTE-05).
 */
export function pageAddress(requestUrl: string): string {
  const { pathname: spelled, searchParams } = parse(requestUrl)
  const requested = plainPath(spelled)
  if (requested.startsWith('//')) return NOWHERE
  const pathname = ORDER.test(requested) ? ANY_ORDER : requested
  const known = new URLSearchParams()
  for (const name of PAGE_TEXTS) {
    const value = searchParams.get(name)?.trim()
    if (value) known.set(name, value)
  }
  for (const [name, value] of Object.entries(readArrangement(searchParams))) known.set(name, String(value))
  return known.size === 0 ? pathname : `${pathname}?${known}`
}

/** Whether a page that many ask for stands at an address that `pageAddress` has given. */
export function isWorthKeeping(address: string): boolean {
  return !PRICE.test(address)
}

/** A request's target is a path, however many slashes it begins with, or (by a proxy's form) a whole address. */
function parse(target: string): URL {
  return new URL(/^[/\\]/.test(target) ? `http://page${target}` : target)
}
