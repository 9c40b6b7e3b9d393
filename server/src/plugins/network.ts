/** What an address counts as for a limit: one household has a whole /64 of IPv6, whose parts don't count apart. */
export function networkOf(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip
}
