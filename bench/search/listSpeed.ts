// Measures how long lists take on made-up products: `node bench/search/listSpeed.ts 1000000`. Each list is measured by
// page number, and by the position that the page before it names in `next`.
import { PRODUCT_ORDERINGS, type ProductListQuery } from '@dukani/contracts'
import { LISTS_FRESH_MS } from '../../server/src/config/limits.ts'
import { writePosition } from '../../server/src/modules/catalogue/position.ts'
import { createCatalogueService } from '../../server/src/modules/catalogue/service.ts'
import { categoryTitles } from './catalogue.ts'
import { printTimes, withLargeShop } from './largeShop.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 100)
const PRICE_GEL = 300
const PAGE = 1_000

await withLargeShop(async (db) => {
  const catalogue = createCatalogueService(db, LISTS_FRESH_MS)
  const [category = ''] = categoryTitles
  const lists: Record<string, Omit<ProductListQuery, 'page'>> = {
    all: {},
    'a category': { category },
    'up to a price': { max_price: PRICE_GEL },
    'in stock': { in_stock: true },
    ...Object.fromEntries(PRODUCT_ORDERINGS.map((ordering) => [ordering, { ordering }])),
    'a category, up to a price': { category, max_price: PRICE_GEL, ordering: 'price' },
  }
  for (const [title, query] of Object.entries(lists)) {
    const measure = (name: string, page: number, after?: string) =>
      printTimes(
        `${title}, ${name}`,
        Array.from({ length: ROUNDS }, () => page),
        () => catalogue.list({ ...query, page }, after),
      )
    await measure('page 1', 1)
    await measure(`page ${PAGE}`, PAGE)
    const { end } = await catalogue.list({ ...query, page: PAGE - 1 })
    if (end !== null) await measure(`page ${PAGE} by position`, PAGE, writePosition(end))
  }
})
