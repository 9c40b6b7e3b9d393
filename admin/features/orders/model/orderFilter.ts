import { ORDER_STATUSES, PAYMENT_STATUSES } from '@dukani/contracts'
import { formText } from '#admin/shared/formText.ts'
import type { FilterValues } from '#admin/shared/useFilter.ts'

/** The parameters of the filter of the orders: sums in GEL, days as YYYY-MM-DD. */
export const ORDER_FILTER = [
  'status',
  'payment_status',
  'search',
  'city',
  'total_from',
  'total_to',
  'from',
  'to',
] as const
export type OrderFilter = FilterValues<(typeof ORDER_FILTER)[number]>

/** The values that parameters may have. */
export const KNOWN_VALUES = { status: ORDER_STATUSES, payment_status: PAYMENT_STATUSES } as const

/** The fields of the filter that are sums. */
export const SUM_FIELDS = ['total_from', 'total_to'] as const
export type SumField = (typeof SUM_FIELDS)[number]

/** The typed part of the filter; null: any. A sum may have a comma; a wrong one counts as any. */
export function typedFilter(fields: FormData): Partial<OrderFilter> {
  return {
    city: formText(fields, 'city') || null,
    total_from: sumOf(formText(fields, 'total_from')),
    total_to: sumOf(formText(fields, 'total_to')),
    from: formText(fields, 'from') || null,
    to: formText(fields, 'to') || null,
  }
}

/** The typed sums that aren't numbers. */
export function wrongSums(fields: FormData): SumField[] {
  return SUM_FIELDS.filter((name) => formText(fields, name) !== '' && sumOf(formText(fields, name)) === null)
}

/** A typed sum in GEL as it is written in the address; null: it isn't a sum. */
export function sumOf(typed: string): string | null {
  const text = typed.trim()
  return /^\d{1,9}(?:[.,]\d{1,2})?$/.test(text) ? text.replace(',', '.') : null
}
