/**
 * The key of an address for rate limits: IPv6 addresses count by their /64, since one household has a whole one.
 * @param ip undefined when the connection has broken meanwhile
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return ''
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  const [before = [], after = []] = ip
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
