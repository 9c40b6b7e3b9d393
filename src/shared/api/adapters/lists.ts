import { PAGE_SIZE, type Category, type Product } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { toProduct } from './product.ts'
import { idOf, isRecord, listOf, numberOf, optionalText, readable, textOf, type Json } from './values.ts'

/** A page of the catalogue, whatever way the server pages. */
export interface CataloguePage {
  products: Product[]
  /** whether asking for the next page makes sense (CAT-05) */
  hasMore: boolean
  /** how many there are in all, where the server says so */
  count: ProductCount | null
}

/** How many products a list has. */
export interface ProductCount {
  value: number
  /** whether there may be more: our server doesn't count a long list to its end */
  isMinimum: boolean
}

/**
 * Reads `{results, next}` or a bare list (CAT-07). A bare list says nothing of a next page: a full one may have one, a
 * shorter one is the last, and a longer one is everything, from a server that doesn't page.
 * @throws ApiError (parse)
 */
export function toCataloguePage(raw: Json): CataloguePage {
  const results = resultsOf(raw, 'products')
  const products = readable(results, toProduct)
  const bare = !isRecord(raw)
  const next = bare ? results.length === PAGE_SIZE : isNext(raw['next'])
  return {
    products,
    hasMore: results.length > 0 && next,
    count: isRecord(raw) ? productCountOf(raw) : null,
  }
}

function productCountOf(raw: Record<string, Json>): ProductCount | null {
  const value = numberOf(raw['count'])
  return value === null ? null : { value, isMinimum: raw['count_is_minimum'] === true }
}

/**
 * Reads the categories: a list, bare or in results, of {category_id, title} or of titles alone (CAT-11).
 * @throws ApiError (parse)
 */
export function toCategories(raw: Json): Category[] {
  return readable(resultsOf(raw, 'categories'), toCategory)
}

function toCategory(raw: Json): Category {
  if (!isRecord(raw)) {
    const title = textOf(raw)
    if (!title) throw parseError('a category')
    return { category_id: title, title }
  }
  const title = textOf(raw['title']) ?? textOf(raw['name'])
  const id = idOf(raw['category_id']) ?? idOf(raw['id']) ?? title
  if (title === null || id === null || id === '') throw parseError('a category')
  return { category_id: id, title, title_en: optionalText(raw['title_en']) }
}

/** The entries of `{results}` or of a bare list. @throws ApiError (parse) */
export function resultsOf(raw: Json, what: string): readonly unknown[] {
  const results = isRecord(raw) && 'results' in raw ? listOf(raw['results']) : Array.isArray(raw) ? raw : null
  if (results === null) throw parseError(`a list of ${what}`)
  return results
}

/** `next` is read as a flag only: behind a proxy its address is often wrong. */
export function isNext(next: Json): boolean {
  return next !== null && next !== undefined && next !== false && next !== ''
}
