import { MAX_SEARCH_LENGTH, readArrangement } from '@dukani/contracts'
import { pathLanguage, withoutLanguage, type Language } from '@dukani/i18n'
import { normalizePath } from '../normalizePath.ts'

/** An order's page. Its first screen is the same for all orders: it contains nothing of one, not even its id. */
const ORDER = /^\/orders\/[^/]+$/i
const ANY_ORDER = '/orders/any'

const PRODUCT = /^\/product\/([^/]+)$/i
/** An id as the shop writes it; another spelling is another URL. */
const OWN_ID = /^\/product\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The other screens (`ROUTES` of the storefront). */
const SCREENS = ['/', '/orders', '/payment/success', '/reset-password']

/** The page of all unknown URLs. */
const NOT_FOUND = '/not-found'

/** The screen that a mailed link to a new password leads to. */
const RESET = /^\/reset-password\/*$/i

/** Whether a URL may contain a secret, so that it must not get into a cache or a `Referer` (ROUTE-04). */
export function carriesSecret(requestUrl: string): boolean {
  return RESET.test(withoutLanguage(normalizePath(parse(requestUrl).pathname)))
}

/** The language of a page, by its URL (ROUTE-09). */
export function pageLanguage(requestUrl: string): Language {
  return pathLanguage(normalizePath(parse(requestUrl).pathname))
}

/**
 * The URL that a page is rendered and cached by: the path without its language, and the known parameters in a fixed
 * order, so that unknown parameters make no other page. All orders share one, since cached pages are a guest's
 * (ROUTE-05), and so do all unknown URLs (ROUTE-06).
 */
export function pageAddress(requestUrl: string): string {
  const { pathname, searchParams } = parse(requestUrl)
  const path = screenPath(withoutLanguage(normalizePath(pathname)))
  const known = path === NOT_FOUND ? new URLSearchParams() : knownParameters(searchParams)
  return known.size === 0 ? path : `${path}?${known}`
}

function screenPath(pathname: string): string {
  const path = pathname.replace(/\/+$/, '') || '/'
  if (ORDER.test(path)) return ANY_ORDER
  const id = PRODUCT.exec(path)?.[1]
  if (id !== undefined) return `/product/${id}`
  return SCREENS.find((screen) => screen === path.toLowerCase()) ?? NOT_FOUND
}

/** The parameters of the first screen: a search overrides a category, and newest first is the default (CAT-10). */
function knownParameters(params: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams()
  const search = shortened(params.get('search') ?? '')
  const category = params.get('category')?.trim()
  if (search) known.set('search', search)
  else if (category) known.set('category', category)
  const { ordering, ...filters } = readArrangement(params)
  if (ordering && (search || ordering !== '-created_at')) known.set('ordering', ordering)
  for (const [name, value] of Object.entries(filters)) known.set(name, String(value))
  return known
}

/** A search as the storefront sends it: cut between characters, not within a surrogate pair. */
function shortened(text: string): string {
  return Array.from(text.trim()).slice(0, MAX_SEARCH_LENGTH).join('').trim()
}

/**
 * How a page is cached, by its URL from `pageAddress`: one of the shop's own pages, whose number is limited; one of
 * arbitrarily many, such as a search; or one that is rarely requested twice, which isn't cached.
 */
export function kindOfPage(address: string): 'own' | 'madeUp' | 'passing' {
  const { pathname, searchParams } = new URL(address, 'http://page')
  if (['min_price', 'max_price', 'min_rating'].some((name) => searchParams.has(name))) return 'passing'
  if (pathname.startsWith('/product/') && !OWN_ID.test(pathname)) return 'passing'
  return searchParams.has('search') ? 'madeUp' : 'own'
}

/** The category of the page at such an address; null: none. */
export function categoryOf(address: string): string | null {
  return new URL(address, 'http://page').searchParams.get('category')
}

/** Whether it is the page of all unknown URLs. */
export function isNotFoundPage(address: string): boolean {
  return address === NOT_FOUND
}

/** A request's target is a path, with any number of slashes at its beginning, or (from a proxy) a whole address. */
function parse(target: string): URL {
  return new URL(/^[/\\]/.test(target) ? `http://page${target}` : target)
}
