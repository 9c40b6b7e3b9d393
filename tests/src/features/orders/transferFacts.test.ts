import { expect, test } from 'vitest'
import { groupedIban } from '#features/orders/model/transferFacts.ts'

test.each([
  ['GE60NB0000000123456789', 'GE60 NB00 0000 0123 4567 89'],
  ['GE60 NB00 0000 0123 4567 89', 'GE60 NB00 0000 0123 4567 89'],
  ['GE60NB00', 'GE60 NB00'],
  ['', ''],
])('the account %s is read as %s', (iban, grouped) => {
  expect(groupedIban(iban)).toBe(grouped)
})
