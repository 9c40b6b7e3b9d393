import { useLocation } from 'react-router'
import { parseCatalogueQuery, type CatalogueQuery } from './routes.ts'

/** What the catalogue shows, by the address (CAT-10). */
export function useCatalogueQuery(): CatalogueQuery {
  return parseCatalogueQuery(new URLSearchParams(useLocation().search))
}
