import { searchFields } from '../../server/src/modules/search/fold.ts'
import { SearchIndex } from '../../server/src/modules/search/searchIndex.ts'
import type { OpenBenchShop } from './searchEngine.ts'

/** The shop's own search, over the products in this process's memory. */
export const openBenchShop: OpenBenchShop = async (products) => {
  const index = new SearchIndex()
  for (const product of products) {
    index.add({ id: product.handle, categoryId: product.category, ...searchFields(product) })
  }
  return {
    find: async (text) => index.find(text),
    close: async () => undefined,
  }
}
