import { STOCK_LEVELS, typedAmount, type BulkChange, type PriceRounding } from '@dukani/contracts'
import type { ProductFilter } from './productFilter.ts'

/** A change of many products as it is typed. Empty: stays as it is. */
export interface BulkForm {
  priceBy: 'percent' | 'amount'
  /** lowers the price */
  isLower: boolean
  value: string
  rounding: PriceRounding
  stock: string
  /** an id; `none`: without a category */
  category: string
  published: '' | 'true' | 'false'
}

/** Nothing is typed yet. */
export const EMPTY_BULK: BulkForm = {
  ...{ priceBy: 'percent', isLower: false, value: '', rounding: 'to90' },
  ...{ stock: '', category: '', published: '' },
}

/** What is wrong with a field of such a form. */
export type BulkProblems = Partial<Record<'value' | 'stock', 'amount' | 'wholeNumber'>>

// The hint has a minus sign, U+2212; keyboards have a hyphen.
const PIECES = /^[+\-\u2212]?\d{1,6}$/
const NONE = 'none'
const MOST_PERCENT = 1_000
const HUNDREDTHS = 100

/** What is wrong with the form. */
export function bulkProblems({ value, priceBy, stock }: BulkForm): BulkProblems {
  const typed = typedAmount(value)
  const isWrong = typed === undefined || (priceBy === 'percent' && typed > MOST_PERCENT)
  return {
    ...(value.trim() !== '' && isWrong && { value: 'amount' as const }),
    ...(stock.trim() !== '' && !PIECES.test(stock.trim()) && { stock: 'wholeNumber' as const }),
  }
}

/** The body of the preview; null: nothing would change. The form has no problems. */
export function bulkChangeOf(form: BulkForm, filter: ProductFilter): BulkChange | null {
  const { priceBy, isLower, rounding, category, published } = form
  const typed = typedAmount(form.value)
  const pieces = Number(form.stock.replace('\u2212', '-'))
  const change: Omit<BulkChange, 'filter'> = {
    ...(typed !== undefined && {
      price: {
        by: priceBy,
        value: signed(priceBy === 'percent' ? Math.round(typed * HUNDREDTHS) : typed, isLower),
        rounding,
      },
    }),
    ...(pieces !== 0 && { stock_change: pieces }),
    ...(category !== '' && { category: category === NONE ? null : category }),
    ...(published !== '' && { published: published === 'true' }),
  }
  if (Object.keys(change).length === 0) return null
  const stock = STOCK_LEVELS.find((level) => level === filter.stock)
  return {
    ...change,
    filter: {
      ...(filter.search !== null && { search: filter.search }),
      ...(filter.category !== null && { category: filter.category }),
      ...(filter.published !== null && { published: filter.published === 'true' }),
      ...(stock !== undefined && { stock }),
    },
  }
}

const signed = (value: number, isLower: boolean): number => (isLower ? -value : value)
