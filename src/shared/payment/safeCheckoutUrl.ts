const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The address at which an order is paid, if the browser may go there (CHECK-08): https, this shop's own origin, or
 * http on localhost, and never with a name or password in it. null for anything else.
 * @param origin the page's own
 */
export function safeCheckoutUrl(checkoutUrl: string, origin: string): string | null {
  if (checkoutUrl.trim() === '') return null
  let url: URL
  try {
    url = new URL(checkoutUrl, origin)
  } catch {
    return null
  }
  const { protocol, hostname, username, password } = url
  if (username !== '' || password !== '') return null
  if (protocol === 'https:') return url.href
  // The protocol first: `blob:` addresses have the origin of who made them.
  if (protocol !== 'http:') return null
  return url.origin === origin || LOCAL_HOSTS.has(hostname) ? url.href : null
}
