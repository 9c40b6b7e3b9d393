import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeCheckoutUrl } from '#shared/safeCheckoutUrl.ts'

const SHOP = 'https://dukani.ge'

test.each([
  ['https://pay.flitt.com/merchants/abc/default/index.html?token=1'],
  ['https://pay.flitt.com:8443/checkout'],
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
  ['   '],
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['java\tscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  [' javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:msgbox(1)'],
  ['blob:https://dukani.ge/8d1c'],
  ['filesystem:https://dukani.ge/temporary/a.html'],
  ['file:///etc/passwd'],
  ['ftp://pay.flitt.com/'],
  ['ws://localhost/'],
  ['about:blank'],
  ['intent://pay#Intent;scheme=https;end'],
  ['tel:+995555123456'],
  ['http://pay.flitt.com/checkout'],
  ['http://dukani.ge/pay'],
  ['http://localhost.evil.example/'],
  ['http://127.0.0.1.evil.example/'],
  ['https://dukani.ge@evil.example/'],
  ['https://user:secret@pay.flitt.com/'],
  ['https://'],
  ['https://[::1'],
  ['http://'],
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
  fc.assert(
    fc.property(scheme, fc.string({ unit: 'binary' }), fc.webUrl(), (start, text, url) => {
      const safe = safeCheckoutUrl(start + text + url, 'http://localhost:3000')
      expect(safe === null || /^https?:\/\//.test(safe)).toBe(true)
    }),
    { numRuns: 300 },
  )
})
