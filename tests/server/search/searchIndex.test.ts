import { latinKey, words } from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchFields } from '../../../server/src/modules/search/fold.ts'
import { SearchIndex } from '../../../server/src/modules/search/searchIndex.ts'
import { rounds } from '../support/rounds.ts'
import { generatedProducts } from './generatedCatalogue.ts'
import { edited, oneEdit } from './mistakes.ts'
import { eachRow } from '../support/eachRow.ts'

const GOODS: Record<
  string,
  { name: string; category: string; description: string; specifications?: string[] }
> = {
  saperavi: {
    name: 'საფერავი 2021',
    category: 'ღვინო',
    description: 'მშრალი წითელი, კახეთიდან.',
    specifications: ['750 მლ'],
  },
  bag: {
    name: 'ტყავის ჩანთა',
    category: 'ჩანთები',
    description: 'ხელნაკერი, ყავისფერი.',
  },
  basket: { name: 'მოწნული კალათა', category: 'სახლი', description: 'ტირიფის წნელი; ჩანთა არ გჭირდებათ.' },
  phone: { name: 'iPhone 15 Pro', category: 'ელექტრონიკა', description: 'ტელეფონი 128 გბ მეხსიერებით.' },
  chocolate: { name: 'შავი შოკოლადი', category: 'ტკბილეული', description: 'სამოცდაათი პროცენტი კაკაო.' },
  tea: { name: 'ჩაი გურიიდან', category: 'ტკბილეული', description: 'მთის ფერდობიდან.' },
}

const index = new SearchIndex()
for (const [id, { name, category, description, specifications = [] }] of Object.entries(GOODS)) {
  index.add({
    id,
    categoryId: category,
    ...searchFields({ name, category, specificationValues: specifications, description }),
  })
}

describe('search', () => {
  test('finds what is meant', () =>
    eachRow(
      [
        ['a whole word', 'საფერავი', ['saperavi']],
        ['the beginning of a word', 'საფ', ['saperavi']],
        ['the middle of a word', 'ეფონ', ['phone']],
        ['a category', 'ელექტრონიკა', ['phone']],
        ['a specification', '750', ['saperavi']],
        ['a word of the description', 'ხელნაკერი', ['bag']],
        ['a name before a description', 'ჩანთა', ['bag', 'basket']],
        ['words in any order, all of them', 'ჩანთა ტყავის', ['bag']],
        ['nothing when one of the words is missing', 'ტყავის საფერავი', []],
        ['a substituted letter', 'ჩანტა', ['bag', 'basket']],
        ['a missing letter', 'კალთა', ['basket']],
        ['an extra letter', 'ღვიინო', ['saperavi']],
        ['two neighbours swapped', 'ჩათნა', ['bag', 'basket']],
        ['two wrong letters of a long word', 'შუკოლადო', ['chocolate']],
        ['Latin typing', 'kalata', ['basket']],
        ['the keyboard’s Latin letters', 'wiTeli', ['saperavi']],
        ['the keyboard’s capital in a word', 'SokolaDi', ['chocolate']],
        ['Latin words of the catalogue', 'iphone', ['phone']],
        ['a Latin word in Georgian letters', 'იპჰონე', ['phone']],
        ['Mtavruli', 'ᲨᲝᲙᲝᲚᲐᲓᲘ', ['chocolate']],
        ['letters that sound alike, however many', 'ქალატა', ['basket']],
        ['no number that is only nearly the same', '751', []],
        ['nothing for a wildcard', '%', []],
        ['nothing for blanks', '  ', []],
        ['a word between signs', '"%კალათა%"', ['basket']],
      ],
      (_, text, expected) => {
        expect(index.find(text)).toEqual(expected)
      },
    ))

  test('a word that the catalogue has is not corrected', () => {
    // One letter from each other: who types one of them means it.
    const twins = new SearchIndex()
    for (const name of ['კარი', 'ქარი']) {
      twins.add({
        id: name,
        categoryId: null,
        ...searchFields({ name, category: null, specificationValues: [], description: '' }),
      })
    }
    expect(twins.find('კარი')).toEqual(['კარი'])
    expect(twins.find('ვარი').toSorted()).toEqual(['კარი', 'ქარი'])
    expect(twins.find('kari').toSorted()).toEqual(['კარი', 'ქარი'])
  })

  test('a mistyped word is found in compounds and inflected forms', () => {
    const compounds = new SearchIndex()
    for (const name of ['ორფერი ხელჩანთა', 'ჩანთები', 'ზურგჩანთის თასმა', 'ტანგო']) {
      compounds.add({
        id: name,
        categoryId: null,
        ...searchFields({ name, category: null, specificationValues: [], description: '' }),
      })
    }
    expect(compounds.find('ჩანთა')).toEqual(['ორფერი ხელჩანთა'])
    expect(compounds.find('ჩანტა')).toEqual(['ორფერი ხელჩანთა'])
    expect(compounds.find('ხელჩანტას')).toEqual(['ორფერი ხელჩანთა'])
    expect(compounds.find('chnata')).toEqual(['ორფერი ხელჩანთა'])
  })

  test('finds within a category only, when one is given', () => {
    expect(index.find('ჩანთა', 'სახლი')).toEqual(['basket'])
    expect(index.find('ჩანთა', 'ღვინო')).toEqual([])
  })

  test('uses at most eight words', () => {
    expect(index.find(`${'ჩაი '.repeat(8)} საფერავი`)).toEqual(['tea'])
  })

  test('any text is answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        expect(index.find(text)).toBeInstanceOf(Array)
      }),
    )
  })
})

describe('laws over a generated catalogue', () => {
  const products = [...generatedProducts(400, 1500)]
  const large = new SearchIndex()
  const having = new Map<string, string[]>()
  for (const [number, product] of products.entries()) {
    const fields = searchFields(product)
    large.add({ id: String(number), categoryId: null, ...fields })
    for (const word of words(`${product.name} ${product.description}`)) {
      having.set(word, [...(having.get(word) ?? []), String(number)])
    }
  }
  const vocabulary = [...having.keys()]
  const anyWord = fc.constantFrom(...vocabulary)
  const mistyped = fc
    .tuple(anyWord, oneEdit, oneEdit)
    .map(([word, first, second]) => ({
      word,
      typed: word.length <= 6 ? edited(word, first) : edited(edited(word, first), second),
    }))
    // Another word of the catalogue is that word, not a mistake.
    .filter(({ typed, word }) => typed === word || !having.has(typed))

  test('every part of a word finds its products', () => {
    fc.assert(
      fc.property(anyWord, fc.nat(), fc.nat(), (word, a, b) => {
        const [start = 0, end = 0] = [a % word.length, b % word.length].toSorted((x, y) => x - y)
        expect(large.find(word.slice(start, end + 1))).toEqual(expect.arrayContaining(having.get(word) ?? []))
      }),
      { numRuns: rounds(60, 300) },
    )
  })

  test('a word of up to six letters with one edit, a longer one with two, finds its products', () => {
    fc.assert(
      fc.property(mistyped, ({ word, typed }) => {
        expect(large.find(typed)).toEqual(expect.arrayContaining(having.get(word) ?? []))
      }),
      { numRuns: rounds(200, 1000) },
    )
  })

  test('a part of five letters or more with one edit finds its products, unless it is a part of others', () => {
    const part = fc
      .tuple(fc.constantFrom(...vocabulary.filter((word) => word.length >= 6)), fc.nat(), oneEdit)
      .map(([word, at, edit]) => {
        const start = at % (word.length - 5)
        return { word, typed: edited(word.slice(start), edit) }
      })
      .filter(({ typed }) => typed.length >= 5 && !vocabulary.some((word) => word.includes(typed)))
    fc.assert(
      fc.property(part, ({ word, typed }) => {
        expect(large.find(typed)).toEqual(expect.arrayContaining(having.get(word) ?? []))
      }),
      { numRuns: rounds(60, 300) },
    )
  })

  test('every word typed in Latin finds its products', () => {
    fc.assert(
      fc.property(anyWord, (word) => {
        expect(large.find(latinKey(word))).toEqual(expect.arrayContaining(having.get(word) ?? []))
      }),
      { numRuns: rounds(60, 300) },
    )
  })

  const namedIn = (id: string) => {
    const product = products[Number(id)]
    return words(`${product?.name} ${product?.category} ${product?.specificationValues.join(' ')}`)
  }

  test('no product is found twice, and a match in the name comes before one in the description', () => {
    fc.assert(
      fc.property(anyWord, (word) => {
        const found = large.find(word)
        expect(new Set(found).size).toBe(found.length)
        const named = found.map((id) => namedIn(id).some((other) => other.includes(word)))
        expect(named.lastIndexOf(true)).toBeLessThan(
          named.includes(false) ? named.indexOf(false) : found.length,
        )
      }),
      { numRuns: 200 },
    )
  })
})
