/** Unreserved characters, which mean the same when percent-encoded (RFC 3986, 2.3). */
const UNRESERVED = /^[\w.~-]$/

/** Decodes unreserved characters of a path: the router reads `/%72eset` as `/reset`, so checks of a path have to, too. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/%[2-7][\da-f]/gi, (code) => {
    const letter = decodeURIComponent(code)
    return UNRESERVED.test(letter) ? letter : code
  })
}
