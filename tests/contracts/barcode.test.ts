import { isBarcode, LONGEST_BARCODE, storedBarcode } from '@dukani/contracts'
import { expect, test } from 'vitest'

test.each([
  ['EAN-13', '4860001230013'],
  ['EAN-8', '96385074'],
  ['UPC-A', '036000291452'],
  ['ITF-14', '10012345678902'],
])('%s is accepted with its check digit only', (_, code) => {
  expect(isBarcode(code)).toBe(true)
  const wrong = code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10)
  expect(isBarcode(wrong)).toBe(false)
})

test('a shop’s own code is any visible ASCII up to the limit', () => {
  for (const code of ['1', 'DK-75/2', '1234567', 'x'.repeat(LONGEST_BARCODE)])
    expect(isBarcode(code), code).toBe(true)
  for (const code of ['', 'A 1', 'ა1', 'A\n', 'x'.repeat(LONGEST_BARCODE + 1)])
    expect(isBarcode(code), code).toBe(false)
})

test('a UPC-A number is stored as the EAN-13 number that begins with 0, and no other code is changed', () => {
  expect(storedBarcode('036000291452')).toBe('0036000291452')
  for (const code of ['0036000291452', '4860001230013', '96385074', '10012345678902', 'DK-456789012'])
    expect(storedBarcode(code)).toBe(code)
})
