import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { products } from '../../../server/src/db/schema.ts'
import { createSearchService } from '../../../server/src/modules/search/service.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

import { testDatabase } from '../support/testDatabase.ts'

import { searchOf, storeSearchable } from './searchOf.ts'

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

/** A search over goods in a database of their own. It returns the keys of what it finds. */
async function searchAmong(goods: typeof GOODS) {
  const { db } = await testDatabase()
  const ids = await storeSearchable(
    db,
    Object.values(goods).map(({ specifications = [], ...product }) => ({
      ...product,
      specificationValues: specifications,
    })),
  )
  const keys = new Map(Object.keys(goods).map((key, number) => [ids[number], key]))
  const search = searchOf(db)
  return async (text: string) => (await search(text)).map((id) => keys.get(id))
}

const named = (names: readonly string[]) =>
  searchAmong(Object.fromEntries(names.map((name) => [name, { name, category: '', description: '' }])))

const find = await searchAmong(GOODS)

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
      async (_, text, expected) => {
        expect(await find(text)).toEqual(expected)
      },
    ))

  test('a word that the catalogue has is not corrected', async () => {
    // One letter from each other: who types one of them means it.
    const among = await named(['კარი', 'ქარი'])
    expect(await among('კარი')).toEqual(['კარი'])
    expect((await among('ვარი')).toSorted()).toEqual(['კარი', 'ქარი'])
    expect((await among('kari')).toSorted()).toEqual(['კარი', 'ქარი'])
  })

  test('a mistyped word is found in compounds and inflected forms', async () => {
    const among = await named(['ორფერი ხელჩანთა', 'ჩანთები', 'ზურგჩანთის თასმა', 'ტანგო'])
    await eachOf(['ჩანთა', 'ჩანტა', 'ხელჩანტას', 'chnata'], async (text) => {
      expect(await among(text)).toEqual(['ორფერი ხელჩანთა'])
    })
  })

  test('uses at most eight words', async () => {
    expect(await find(`${'ჩაი '.repeat(8)} საფერავი`)).toEqual(['tea'])
  })

  test('any text is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (text) => {
        expect(await find(text)).toBeInstanceOf(Array)
      }),
    )
  })
})

test('API-02 a filtered search counts at least the products that it finds', async () => {
  const { db } = await testDatabase()
  // A part of so many words that the count leaves out the rare ones: the last name is once there, the others twice.
  const names = Array.from({ length: 25 }, (_, number) => `ატამ${String.fromCodePoint(0x10d0 + number)}`)
  const product = { category: null, specificationValues: [], description: '' }
  const ids = await storeSearchable(
    db,
    [...names, ...names.slice(0, -1)].map((name) => ({ ...product, name })),
  )
  const search = createSearchService(db, { ranked: 0, checked: 0, lookedUp: 0, pool: 1 })
  const rarest = ids[names.length - 1]
  const range = { filter: sql`${products.id} = ${rarest}`, limit: 10, offset: 0 }
  expect(await search.find('ატამ', range)).toMatchObject({ count: 1, isMinimum: true, ids: [rarest] })
  const none = { ...range, filter: sql`${products.priceTetri} < 0` }
  expect(await search.find('ატამ', none)).toMatchObject({ count: 0, isMinimum: false, ids: [] })
})
