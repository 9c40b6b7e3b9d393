const LOCAL_NAMES = /(^|\.)localhost$|\.local$/
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/
/** Unique local (fc00::/7) and link-local (fe80::/10) addresses: the first group has four digits then. */
const LOCAL_IPV6 = /^(f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):/

/**
 * Whether a host is this machine or one of its local network (AUTH-10): localhost and names below it, `*.local`, 127/8,
 * 10/8, 172.16/12, 192.168/16, ::1, fc00::/7, fe80::/10.
 * @param hostname as `location.hostname` gives it: lower case, addresses in their short form, IPv6 in brackets
 */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (host.startsWith('[')) return host === '[::1]' || LOCAL_IPV6.test(host.slice(1))
  if (LOCAL_NAMES.test(host)) return true
  const address = IPV4.exec(host)
  if (address === null) return false
  const [first, second] = [Number(address[1]), Number(address[2])]
  if (first === 127 || first === 10) return true
  return (first === 192 && second === 168) || (first === 172 && second >= 16 && second <= 31)
}
