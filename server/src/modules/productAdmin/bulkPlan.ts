import {
  changedPrice,
  HIGHEST_PRICE,
  toGel,
  toTetri,
  type BulkChange,
  type BulkRow,
  type ProductChange,
} from '@dukani/contracts'
import { HIGHEST_STOCK } from '../catalogue/specificationStock.ts'
import type { ProductEdit } from './planEdit.ts'
import type { WholeProduct } from './repository.ts'

/** What a bulk change does to one product: the edit, the edit that undoes it, and its row in the preview. */
export interface BulkPlan {
  edit: ProductEdit
  undo: Omit<ProductChange, 'version'>
  shown: Pick<BulkRow, 'name' | 'specifications' | 'before' | 'after'>
}

/**
 * Plans a change of one product.
 * @param categories titles by id
 * @returns null: it changes nothing; `tooHigh`: a price or a stock would be
 */
export function planBulk(
  { product, specifications }: WholeProduct,
  change: BulkChange,
  categories: ReadonlyMap<string, string>,
): BulkPlan | 'tooHigh' | null {
  const offered = specifications.filter(({ active }) => active)
  const priceOf = (tetri: number) => (change.price === undefined ? tetri : priceAfter(tetri, change.price))
  const added = change.stock_change ?? 0
  // At least 0, because a product may have fewer pieces than are removed.
  const pieces = (stock: number) => Math.max(added, -stock)
  const edited = offered.map((each) => ({
    before: each,
    priceTetri: each.priceTetri === null ? null : priceOf(each.priceTetri),
    change: pieces(each.inventory),
  }))
  const own = offered.length === 0 ? pieces(product.inventory) : 0
  const wire = (
    { id, value, sku }: (typeof offered)[number],
    priceTetri: number | null,
    oldPriceTetri: number | null,
    stock_change: number,
  ) => ({ id, value, sku, price: gelOf(priceTetri), old_price: gelOf(oldPriceTetri), stock_change })
  const partsChange = edited.some(
    ({ before, priceTetri, change: by }) => priceTetri !== before.priceTetri || by !== 0,
  )
  const category = change.category === undefined ? product.categoryId : change.category
  const published = change.published ?? product.published
  const price = priceOf(product.priceTetri)
  const fields = {
    price: price !== product.priceTetri,
    stock: own !== 0,
    category: category !== product.categoryId,
    published: published !== product.published,
  }
  if (!partsChange && !Object.values(fields).includes(true)) return null
  const isTooHigh = (before: number | null, after: number | null) =>
    after !== null && after !== before && after > toTetri(HIGHEST_PRICE)
  if (
    isTooHigh(product.priceTetri, price) ||
    product.inventory + own > HIGHEST_STOCK ||
    edited.some(
      ({ before, priceTetri, change: by }) =>
        isTooHigh(before.priceTetri, priceTetri) || before.inventory + by > HIGHEST_STOCK,
    )
  )
    return 'tooHigh'
  const total = offered.length === 0 ? product.inventory : sum(offered.map(({ inventory }) => inventory))
  const title = (id: string | number | null) => (id === null ? null : (categories.get(String(id)) ?? null))
  return {
    edit: {
      ...(fields.price && { price: toGel(price) }),
      ...(fields.stock && { stock_change: own }),
      ...(fields.category && { category }),
      ...(fields.published && { published }),
      ...(partsChange && {
        specifications: edited.map(({ before, priceTetri, change: by }) =>
          wire(before, priceTetri, before.oldPriceTetri, by),
        ),
      }),
    },
    undo: {
      ...(fields.price && { price: toGel(product.priceTetri), old_price: gelOf(product.oldPriceTetri) }),
      ...(fields.stock && { stock_change: -own }),
      ...(fields.category && { category: product.categoryId }),
      ...(fields.published && { published: product.published }),
      ...(partsChange && {
        specifications: edited.map(({ before, change: by }) =>
          wire(before, before.priceTetri, before.oldPriceTetri, -by),
        ),
      }),
    },
    shown: {
      name: product.name,
      specifications: partsChange ? offered.length : 0,
      before: {
        price: toGel(product.priceTetri),
        stock: total,
        category: title(product.categoryId),
        published: product.published,
      },
      after: {
        price: toGel(price),
        stock: total + own + sum(edited.map(({ change: by }) => by)),
        category: title(category),
        published,
      },
    },
  }
}

function priceAfter(tetri: number, { by, value, rounding }: NonNullable<BulkChange['price']>): number {
  const change =
    by === 'percent' ? { basisPoints: value } : { tetri: value < 0 ? -toTetri(-value) : toTetri(value) }
  return changedPrice(tetri, change, rounding)
}

const gelOf = (tetri: number | null) => (tetri === null ? null : toGel(tetri))
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
