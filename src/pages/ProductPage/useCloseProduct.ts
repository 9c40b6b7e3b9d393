import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { parseCatalogueQuery, paths } from '#shared/routes.ts'

/** What a link within the shop leaves with the history entry of a product. */
export interface ProductLinkState {
  openedInShop: true
}

export const OPENED_IN_SHOP: ProductLinkState = { openedInShop: true }

/**
 * Leaves the product for the catalogue with the query it had (ROUTE-02): back in history when it was opened in the
 * shop, so that Back doesn't lead to it again; else by replacing it, since before it lies another site.
 */
export function useCloseProduct(): () => void {
  const navigate = useNavigate()
  const { state, search } = useLocation() as { state: unknown; search: string }
  const openedInShop = isProductLinkState(state)
  return useCallback(() => {
    if (openedInShop) void navigate(-1)
    else void navigate(paths.catalogue(parseCatalogueQuery(new URLSearchParams(search))), { replace: true })
  }, [navigate, openedInShop, search])
}

function isProductLinkState(state: unknown): state is ProductLinkState {
  return typeof state === 'object' && state !== null && 'openedInShop' in state
}
