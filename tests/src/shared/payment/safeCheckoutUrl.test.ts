import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeCheckoutUrl } from '#shared/payment/safeCheckoutUrl.ts'

const SHOP = 'https://dukani.ge'

test.each([
  ['https://pay.flitt.com/merchants/abc/default/index.html?token=1'],
  ['https://dukani.ge/pay/7'],
  ['http://localhost:4004/pay'],
  ['http://127.0.0.1:4004/pay'],
  ['http://[::1]:4004/pay'],
])('CHECK-08 goes to %s', (url) => {
  expect(safeCheckoutUrl(url, SHOP)).toBe(url)
})

test('CHECK-08 a path is one of this shop', () => {
  expect(safeCheckoutUrl('/pay/7', SHOP)).toBe('https://dukani.ge/pay/7')
  expect(safeCheckoutUrl('/pay/7', 'http://shop.local:3000')).toBe('http://shop.local:3000/pay/7')
})

test.each([
  [''],
  [' '],
  ['javascript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['blob:https://dukani.ge/8d1c'],
  ['file:///etc/passwd'],
  ['ws://localhost/'],
  ['intent://pay#Intent;scheme=https;end'],
  ['http://pay.flitt.com/checkout'],
  ['http://localhost.evil.example/'],
  ['http://127.0.0.1.evil.example/'],
  ['https://dukani.ge@evil.example/'],
  ['https://user:secret@pay.flitt.com/'],
  ['https://:secret@pay.flitt.com/'],
  ['https://'],
])('CHECK-08 does not go to %j', (url) => {
  expect(safeCheckoutUrl(url, SHOP)).toBeNull()
})

test('CHECK-08 a foreign host without https stays foreign, however it is written', () => {
  expect(safeCheckoutUrl('//evil.example/pay', 'http://shop.local')).toBeNull()
  expect(safeCheckoutUrl('\\\\evil.example\\pay', 'http://shop.local')).toBeNull()
  expect(safeCheckoutUrl('http:evil.example', 'http://shop.local')).toBe('http://shop.local/evil.example')
})

test('CHECK-08 whatever a server sends, the browser goes to nothing but http and https', () => {
  const scheme = fc.constantFrom('javascript:', 'data:', 'blob:', 'http:', 'https:', '//', '\\', '\t', '')
  const host = fc.constantFrom('evil.example/pay', '//evil.example', '@evil.example', '')
  fc.assert(
    fc.property(scheme, fc.string({ unit: 'binary-ascii' }), host, (start, text, rest) => {
      const safe = safeCheckoutUrl(start + text + rest, 'http://localhost:3000')
      expect(safe === null || /^https?:\/\//.test(safe)).toBe(true)
    }),
  )
})
