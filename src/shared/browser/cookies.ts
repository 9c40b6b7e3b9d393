/**
 * A cookie of this page, decoded.
 * @param cookies the text of `document.cookie`
 * @returns null when it is not there, or empty
 */
export function readCookie(name: string, cookies: string): string | null {
  for (const part of cookies.split(';')) {
    const [key = '', ...rest] = part.split('=')
    if (key.trim() !== name) continue
    const value = rest.join('=').trim()
    return decode(value) || null
  }
  return null
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // Another program on this domain may have set a cookie with a stray percent sign.
    return value
  }
}

/** The page's cookies; empty where there is no document (the first render) or it may not be read (a sandbox). */
export function pageCookies(): string {
  try {
    return typeof document === 'undefined' ? '' : document.cookie
  } catch {
    return ''
  }
}

/**
 * Sets a cookie of this page.
 * @param cookie the text with its attributes, as `document.cookie` takes it; where that is refused nothing happens
 */
export function writePageCookie(cookie: string): void {
  try {
    document.cookie = cookie
  } catch {
    // A sandboxed page may not set cookies.
  }
}
