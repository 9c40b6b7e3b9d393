import type { StaffProductDetails } from '@dukani/contracts'

const FIELDS = [
  'name',
  'description',
  'name_en',
  'description_en',
  'category',
  'price',
  'old_price',
  'own_stock',
  'barcode',
  'warn_level',
  'published',
  'specifications',
  'variants',
  'pictures',
] as const satisfies readonly (keyof StaffProductDetails)[]

/** Longer texts are cut in the audit log, in characters. */
const LONGEST = 500

/** The fields of a product that differ, before and after, for the audit log. */
export function changedFields(before: StaffProductDetails, after: StaffProductDetails) {
  const changed = FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return { before: fieldsOf(before, changed), after: fieldsOf(after, changed) }
}

/** All of these fields, for the log of a new or deleted product. */
export function allFields(product: StaffProductDetails): Record<string, unknown> {
  return fieldsOf(product, FIELDS)
}

function fieldsOf(product: StaffProductDetails, fields: readonly (typeof FIELDS)[number][]) {
  return Object.fromEntries(fields.map((field) => [field, logged(product[field])]))
}

function logged(value: unknown): unknown {
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}
