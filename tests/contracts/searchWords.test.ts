import { queryWords, latinKey, words } from '@dukani/contracts'
import { describe, expect, test } from 'vitest'

describe('the words of a search', () => {
  test('are what stands between signs, at most eight', () => {
    const found = (text: string) => queryWords(text).map(({ forms }) => forms[0])
    expect(found('  "ტყავის"—ჩანთა, 750მლ! ')).toEqual(['ტყავის', 'ჩანთა', '750მლ'])
    expect(found('1 2 3 4 5 6 7 8 9')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    expect(found(' — % _ ')).toEqual([])
  })

  test('in Georgian letters are looked for as they are written', () => {
    expect(queryWords('Ღვინო ვარდისfერი')).toEqual([
      { georgian: true, forms: ['ღვინო'] },
      { georgian: true, forms: ['ვარდისfერი'] },
    ])
  })

  test('in Latin letters are looked for as typed, and as the Georgian word that they may stand for', () => {
    expect(queryWords('iPhone saperavi')).toEqual([
      { georgian: false, forms: ['iphone', 'ipone'] },
      { georgian: false, forms: ['saperavi'] },
    ])
    expect(queryWords('Rvino')).toEqual([{ georgian: false, forms: ['rvino', 'gvino'] }])
  })

  // The Georgian keyboard's Latin side: R is ღ, S შ, C ჩ, W ჭ, and T, J, Z count as their lower case.
  test.each([
    ['Rvino', 'ღვინო'],
    ['Sokoladi', 'შოკოლადი'],
    ['Carxi', 'ჩარხი'],
    ['xaWapuri', 'ხაჭაპური'],
    ['wiTeli', 'წითელი'],
    ['Jurnali', 'ჟურნალი'],
    ['djurnali', 'ჟურნალი'],
    ['tziteli', 'წითელი'],
    ['photo', 'ფოტო'],
    ['foto', 'ფოტო'],
  ])('%s finds %s', (typed, georgian) => {
    expect(queryWords(typed)[0]?.forms).toContain(latinKey(georgian))
  })

  test('are compared in lower case, composed, without the sign of an ejective', () => {
    expect(words("K'ARI k’ari კარი ᲙᲐᲠᲘ Cafe\u0301")).toEqual(['kari', 'kari', 'კარი', 'კარი', 'caf\u00e9'])
  })
})
