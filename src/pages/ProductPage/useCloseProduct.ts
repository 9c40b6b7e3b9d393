import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readEntry, stepsToLeave } from '#shared/history/entry.ts'
import { parseCatalogueQuery, paths } from '#shared/routing/routes.ts'

/**
 * Leaves the products for the catalogue with the query it had (ROUTE-02): back in history past all that were walked
 * through, when they were opened in the shop, so that Back doesn't lead to them again; else by replacing the product,
 * since before it lies another site.
 */
export function useCloseProduct(): () => void {
  const navigate = useNavigate()
  const { state, search } = useLocation() as { state: unknown; search: string }
  const steps = stepsToLeave(readEntry(state))
  return useCallback(() => {
    if (steps > 0) void navigate(-steps)
    else void navigate(paths.catalogue(parseCatalogueQuery(new URLSearchParams(search))), { replace: true })
  }, [navigate, steps, search])
}
