import type { StockLevel } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { isUuid } from '../uuid.ts'
import type { ProductListFilter } from './listRepository.ts'
import { matching } from './search.ts'

/** The products that staff ask for: to see, to change or to export them; undefined: any. */
export interface ProductsAsked {
  search?: string | undefined
  /** a category's id */
  category?: string | undefined
  published?: boolean | undefined
  stock?: StockLevel | undefined
}

/** The filter of the products that staff ask for; null: there can't be a category with this id. */
export async function listFilter(
  db: Database,
  { search = '', category, published, stock }: ProductsAsked,
): Promise<ProductListFilter | null> {
  if (category !== undefined && !isUuid(category)) return null
  const text = search.trim()
  return {
    matching: text === '' ? [] : await matching(db, text),
    ...{ categoryId: category, published, stock },
  }
}
