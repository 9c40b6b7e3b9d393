import { BlockList, isIP } from 'node:net'

/** Addresses that are not on the public internet (RFC 6890 and others). */
const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** The last three embed an IPv4 address, which would bypass the list above. */
const PRIVATE_V6 = [
  '::/127',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
  '100::/64',
  '2001:db8::/32',
  '2001::/32',
  '2002::/16',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
]

const privateAddresses = new BlockList()
for (const [list, family] of [
  [PRIVATE_V4, 'ipv4'],
  [PRIVATE_V6, 'ipv6'],
] as const) {
  for (const range of list) {
    const [address = '', bits] = range.split('/')
    privateAddresses.addSubnet(address, Number(bits), family)
  }
}

/** Whether an IP address belongs to the public internet. false if it isn't an IP address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !privateAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
