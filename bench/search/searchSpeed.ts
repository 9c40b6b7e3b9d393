// Measures how long the shop's search takes on made-up products: `node bench/search/searchSpeed.ts 1000000`.
import { createCatalogueService } from '../../server/src/modules/catalogue/service.ts'
import { benchProducts, categoryTitles } from './catalogue.ts'
import { printTimes, withLargeShop } from './largeShop.ts'
import { inLatin } from './latinSpelling.ts'
import { mistyped } from './mistakes.ts'
import { numbersFrom } from './numbers.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 300)
// Words are drawn from the names of the newest products, so as often as products have them.
const DRAWN_FROM = 5_000
const PRICE_GEL = 300

const numbers = numbersFrom(1)

await withLargeShop(async (db, count) => {
  const catalogue = createCatalogueService(db, 0)
  const names = [...benchProducts(Math.min(count, DRAWN_FROM))].map(({ name }) => name.split(' '))

  function word(length: number): string {
    for (;;) {
      const drawn = numbers.pick(numbers.pick(names))
      if (drawn.length >= length) return drawn
    }
  }
  const mistake = (typed: string) => mistyped(typed, numbers.below(5), numbers) ?? typed

  const groups: Record<string, () => string> = {
    'a word': () => word(3),
    'a word with a mistake': () => mistake(word(4)),
    'a word with two mistakes': () => mistake(mistake(word(7))),
    'first letters': () => word(4).slice(0, 2 + numbers.below(3)),
    'in Latin letters': () => inLatin(word(4)) ?? '',
    'an inflected word': () => `${word(4).slice(0, -1)}ების`,
    'two words': () => numbers.pick(names).slice(0, 2).join(' '),
  }
  const texts = (make: () => string) => Array.from({ length: ROUNDS }, make)
  const someOfAll = Object.values(groups).flatMap((make) => texts(make))
  await printTimes('before, of all groups', someOfAll, (search) => catalogue.list({ search, page: 1 }))
  for (const [title, make] of Object.entries(groups))
    await printTimes(title, texts(make), (search) => catalogue.list({ search, page: 1 }))
  const some = texts(groups['a word'] ?? (() => ''))
  const [category = ''] = categoryTitles
  await printTimes('a word in a category', some, (search) => catalogue.list({ search, category, page: 1 }))
  await printTimes('a word up to a price', some, (search) =>
    catalogue.list({ search, max_price: PRICE_GEL, page: 1 }),
  )
  await printTimes('a word, by price', some, (search) =>
    catalogue.list({ search, ordering: 'price', page: 1 }),
  )
})
