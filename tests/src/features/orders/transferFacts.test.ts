import { expect, test } from 'vitest'
import { groupedIban } from '#features/orders/model/transferFacts.ts'

test('CHECK-04 an account is read in groups of four, however the shop has written it', () => {
  for (const iban of ['GE60NB0000000123456789', 'GE60 NB00 0000 0123 4567 89'])
    expect(groupedIban(iban)).toBe('GE60 NB00 0000 0123 4567 89')
  expect(groupedIban('GE60NB00')).toBe('GE60 NB00')
})
