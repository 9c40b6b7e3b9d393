import { isApiPath } from '../../plugins/app.ts'
import { normalizePath } from '../../plugins/normalizePath.ts'

/** Longer ones would make the cookie too large for a browser. */
const LONGEST = 1_500

/** A placeholder for the shop's origin. */
const HERE = 'http://shop.invalid'

/**
 * The address of this shop to open after the sign-in: a path with its query, without a fragment. Anything that a
 * browser could read as another site, and any call of the API, becomes the home page.
 */
export function nextPath(wanted: string | undefined): string {
  // Browsers take a backslash for a slash, and leave tabs and line breaks out.
  if (wanted === undefined || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wanted) || !URL.canParse(wanted, HERE))
    return '/'
  const { origin, pathname, search } = new URL(wanted, HERE)
  const path = `${pathname}${search}`
  // `/.//shop.example` begins with two slashes once its dot is gone.
  const isOurs = origin === HERE && !pathname.startsWith('//') && !isApiPath(normalizePath(pathname))
  return isOurs && path.length <= LONGEST ? path : '/'
}
