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

/** The typed part of the filter. A sum may have a comma; one that isn't a number counts as any. */
export function typedFilter(fields: FormData): Partial<OrderFilter> {
  return {
    city: formText(fields, 'city') || null,
    total_from: sumOf(formText(fields, 'total_from')),
    total_to: sumOf(formText(fields, 'total_to')),
    from: formText(fields, 'from') || null,
    to: formText(fields, 'to') || null,
  }
}

function sumOf(text: string): string | null {
  return /^\d{1,9}(?:[.,]\d{1,2})?$/.test(text) ? text.replace(',', '.') : null
}
