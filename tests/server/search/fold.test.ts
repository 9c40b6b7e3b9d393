import { latinKey, words } from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchFields } from '../../../server/src/modules/search/fold.ts'
import { eachRow } from '../support/eachRow.ts'

const GEORGIAN_ONLY = { nameEn: '', descriptionEn: '' }
const latin = (text: string) => words(text).map(latinKey).join(' ')

describe('search columns', () => {
  test('contain every word once, as written and in Latin, and the name’s words also separately', () => {
    const { searchName, searchText } = searchFields({
      name: 'საფერავი, მშრალი ღვინო',
      category: 'ღვინო',
      specificationValues: ['0,75 ლ', 'XL'],
      description: 'კახური ღვინო — 12%.',
      ...GEORGIAN_ONLY,
    })
    expect(searchName).toBe(' საფერავი მშრალი ღვინო 0 75 ლ xl saperavi mšrali gvino l hl ')
    expect(searchText).toBe(' საფერავი მშრალი ღვინო 0 75 ლ xl კახური 12 saperavi mšrali gvino l hl kahuri ')
  })

  test('are empty for a product without a letter or digit', () => {
    expect(
      searchFields({
        ...GEORGIAN_ONLY,
        name: '—',
        category: null,
        specificationValues: [],
        description: ' % _ ',
      }),
    ).toEqual({
      searchName: '',
      searchText: '',
    })
  })

  test('API-02 hold the first 100 letters of a word, more than the index of words could', () => {
    const word = 'ა'.repeat(3000)
    const { searchName, searchText } = searchFields({
      name: word,
      category: null,
      specificationValues: [],
      description: `${word}ბ`,
      ...GEORGIAN_ONLY,
    })
    expect(searchName).toBe(` ${'ა'.repeat(100)} ${'a'.repeat(100)} `)
    expect(searchText).toBe(searchName)
  })

  test('no text makes a word with a space, a capital or a LIKE wildcard in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const word of words(text)) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u)
        expect(words(text)).toEqual(words(text.normalize('NFD')))
      }),
    )
  })

  test('Mtavruli folds to Mkhedruli', () => {
    expect(words('ᲗᲑᲘᲚᲘᲡᲘ Თბილისი')).toEqual(['თბილისი', 'თბილისი'])
  })
})

describe('Latin form', () => {
  test('is the same, however a Georgian word is typed in Latin', () =>
    eachRow(
      [
        ['კალათა', ['kalata', 'KALATA', "k'alata", 'qalata']],
        ['ღვინო', ['ghvino', 'gvino', 'Ghvino']],
        ['ჩანთა', ['chanta', 'chantha']],
        ['წითელი', ['tsiteli', 'citeli', 'witeli', "ts'iteli"]],
        ['ჭიქა', ['chika', 'tchiqa']],
        ['ყველი', ['qveli', 'kveli', 'yveli']],
        ['ძველი', ['dzveli', 'zveli']],
        ['ჟურნალი', ['zhurnali', 'jurnali']],
        ['ხაჭაპური', ['khachapuri', 'xachapuri', 'hachapuri', 'xaWapuri'.toLowerCase().replace('w', 'ch')]],
        ['ფეხსაცმელი', ['pekhsatsmeli', 'fexsacmeli']],
        ['სპორტსმენი', ['sportsmeni']],
        ['შოკოლადი', ['shokoladi']],
        ['Château', ['chateau', 'CHATEAU']],
      ],
      (georgian, typed) => {
        for (const word of typed) expect(latin(word)).toBe(latin(georgian))
      },
    ))

  test('distinguishes every pair of letters that Latin typing distinguishes', () => {
    const forms = [...'აბგდევზთიკლმნოპჟრსუშჩცხ'].map((letter) => latinKey(letter))
    expect(new Set(forms).size).toBe(forms.length)
  })
})
