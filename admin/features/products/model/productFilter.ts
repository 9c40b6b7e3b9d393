import { STAFF_PRODUCT_SORTS, STOCK_LEVELS } from '@dukani/contracts'

/** The filter and the order of the products; null: any, newest first. */
export interface ProductFilter {
  search: string | null
  category: string | null
  published: string | null
  stock: string | null
  sort: string | null
}

/** Shows all products. */
export const NO_FILTER: ProductFilter = {
  search: null,
  category: null,
  published: null,
  stock: null,
  sort: null,
}

/** The filter in an address. What isn't a filter is ignored. */
export function readFilter(address: URLSearchParams): ProductFilter {
  const oneOf = (name: string, values: readonly string[]) =>
    values.find((value) => value === address.get(name)) ?? null
  return {
    search: address.get('search'),
    category: address.get('category'),
    published: oneOf('published', ['true', 'false']),
    stock: oneOf('stock', STOCK_LEVELS),
    sort: oneOf('sort', STAFF_PRODUCT_SORTS),
  }
}

/** The parameters of an address that has a filter. */
export function filterParams(filter: ProductFilter): [string, string][] {
  return Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== null)
}

/** Whether a filter leaves some products out. */
export function isFiltered({ sort: _sort, ...filter }: ProductFilter): boolean {
  return Object.values(filter).some((value) => value !== null)
}
