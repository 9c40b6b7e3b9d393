/** The fields of a filter of the orders, as the page's address and the call name them. */
export type FilterField =
  | 'status'
  | 'payment_status'
  | 'search'
  | 'city'
  /** sums in GEL */
  | 'total_from'
  | 'total_to'
  /** days, YYYY-MM-DD */
  | 'from'
  | 'to'

/** A filter of the orders; null: any. */
export type OrderFilter = Readonly<Record<FilterField, string | null>>

/** The filter in an address. */
export function filterOf(address: URLSearchParams): OrderFilter {
  return {
    status: address.get('status'),
    payment_status: address.get('payment_status'),
    search: address.get('search'),
    city: address.get('city'),
    total_from: address.get('total_from'),
    total_to: address.get('total_to'),
    from: address.get('from'),
    to: address.get('to'),
  }
}

/** What was typed. A sum may have a comma; one that isn't a number counts as any. */
export function typedFilter(fields: FormData): Partial<OrderFilter> {
  const textOf = (field: FilterField) => {
    const value = fields.get(field)
    return typeof value === 'string' ? value.trim() || null : null
  }
  return {
    search: textOf('search'),
    city: textOf('city'),
    total_from: sumOf(textOf('total_from')),
    total_to: sumOf(textOf('total_to')),
    from: textOf('from'),
    to: textOf('to'),
  }
}

function sumOf(text: string | null): string | null {
  return text !== null && /^\d{1,9}(?:[.,]\d{1,2})?$/.test(text) ? text.replace(',', '.') : null
}
