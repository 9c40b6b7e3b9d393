import type { Id } from '@dukani/contracts'
import { paths, type CatalogueQuery } from '../routing/routes.ts'

const PARAMETER = 'specification'

/** The address of a product's modal with one of its specifications chosen, where it has that (WISH-01). */
export function productChoicePath(id: Id, specification: Id, query: CatalogueQuery = {}): string {
  const path = paths.product(id, query)
  const chosen = new URLSearchParams({ [PARAMETER]: String(specification) })
  return `${path}${path.includes('?') ? '&' : '?'}${chosen}`
}

/** The specification that an address names; null for none. */
export function linkedSpecification(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER)
}
