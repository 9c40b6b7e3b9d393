import { expect, test } from 'vitest'
import { networkOf } from '../../../server/src/plugins/network.ts'

test('a limit counts an IPv4 address by itself, and an IPv6 network (/64) as one, in any notation', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).not.toBe(networkOf('::ffff:192.0.2.8'))
  const same = ['2001:db8:0:0:1:2:3:4', '2001:db8::1', '2001:db8::ffff:0:0:1', '2001:db8:0:0::', '2001:db8::']
  expect(new Set(same.map(networkOf)).size).toBe(1)
  const other = ['2001:db8:0:1::1', '2001:db8:1::1', '2001:db9::1', '::1', '1::']
  expect(new Set([...same, ...other].map(networkOf)).size).toBe(1 + other.length)
})
