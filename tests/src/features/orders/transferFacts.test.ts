import { createTranslate, ka } from '@dukani/i18n'
import { expect, test } from 'vitest'
import { groupedIban, transferFacts } from '#features/orders/model/transferFacts.ts'

test('CHECK-04 an account is read in groups of four, however the shop has written it', () => {
  for (const iban of ['GE60NB0000000123456789', 'GE60 NB00 0000 0123 4567 89'])
    expect(groupedIban(iban)).toBe('GE60 NB00 0000 0123 4567 89')
  expect(groupedIban('GE60NB00')).toBe('GE60 NB00')
})

test('CHECK-04 what is typed into a bank’s form, in its order, without what the shop doesn’t say', () => {
  const transfer = {
    ...{ recipient: ' შპს დუქანი ', bank: '', bic: ' ', iban: 'GE60 NB00 0000 0123 4567 89' },
    ...{ amount: 1234.5, reference: '261120-04711 ', qr_payload: null },
  }
  const facts = transferFacts(transfer, createTranslate(ka), 'ka')
  expect(facts.map(({ id, value, copied }) => [id, value, copied])).toEqual([
    ['recipient', 'შპს დუქანი', undefined],
    ['iban', 'GE60 NB00 0000 0123 4567 89', 'GE60NB0000000123456789'],
    ['amount', '1234,50\u00a0₾', '1234.50'],
    ['reference', '261120-04711', undefined],
  ])
  expect(facts[2]).toMatchObject({ label: 'თანხა', copyLabel: 'კოპირება: თანხა' })
  const whole = transferFacts({ ...transfer, bank: 'ბანკი ', bic: 'TESTGE22 ' }, createTranslate(ka), 'ka')
  expect(whole.slice(1, 3)).toMatchObject([
    { id: 'bank', value: 'ბანკი', label: 'ბანკი' },
    { id: 'bic', value: 'TESTGE22', label: 'ბანკის კოდი (BIC)' },
  ])
})
