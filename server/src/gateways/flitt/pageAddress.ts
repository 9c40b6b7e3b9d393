const VENDOR = /(?:^|\.)flitt\.com$/

/**
 * Whether a browser may be sent to an address that the gateway answered with: a page of the vendor's over https, of the
 * very host that is asked, or, of a stand-in on this machine, of the shop itself.
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
