/** What stands for itself in an address and means the same when it is percent-encoded (RFC 3986, 2.3). */
const UNRESERVED = /^[\w.~-]$/

/** A path in its one plain spelling: a router reads `/%72eset` as `/reset`, so every question about a path has to, too. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/%[2-7][\da-f]/gi, (code) => {
    const letter = decodeURIComponent(code)
    return UNRESERVED.test(letter) ? letter : code
  })
}
