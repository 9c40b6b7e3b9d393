const VENDOR = /(?:^|\.)flitt\.com$/

/**
 * Whether a browser may be sent to an address that the gateway answered with: for Flitt itself, an https page of
 * flitt.com; for another gateway, a page of its own origin, or of the shop's for the stand-in.
 * @param shop an address of the shop, where the payer comes back to
 */
export function isPaymentPage(address: string, gateway: string, shop: string): boolean {
  if (!URL.canParse(address)) return false
  const page = new URL(address)
  const { origin, hostname, protocol } = new URL(gateway)
  if (page.username !== '' || page.password !== '') return false
  if (protocol === 'https:' && VENDOR.test(hostname))
    return page.protocol === 'https:' && VENDOR.test(page.hostname)
  return /^https?:$/.test(page.protocol) && (page.origin === origin || page.origin === new URL(shop).origin)
}
