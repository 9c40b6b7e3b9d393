import { coloursIn } from '@dukani/i18n'
import { expect, test } from 'vitest'

test.each([
  ['წითელი', ['red']],
  ['  White ', ['white']],
  ['მუქი ლურჯი', ['navy']],
  ['მუქი მწვანე', ['green']],
  ['light blue', ['lightBlue']],
  ['შავი / თეთრი', ['black', 'white']],
  ['შავი და ოქროსფერი', ['black', 'gold']],
  ['black & white', ['black', 'white']],
])('PROD-03 the colours of a specification that is called %s', (value, colours) => {
  expect(coloursIn(value)).toEqual(colours)
})

test.each(['', '0,75 ლ', 'შავი, 256 გბ', 'წითელი ღვინო', 'redwood', 'toString'])(
  'PROD-03 %s is no colour',
  (value) => {
    expect(coloursIn(value)).toEqual([])
  },
)
