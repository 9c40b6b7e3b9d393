import type { Id } from '@dukani/contracts'
import { withoutLanguage } from '@dukani/i18n'
import { useMemo, type MouseEvent } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router'
import { useApi } from '../api/ApiProvider.tsx'
import { rememberProduct, type KnownProduct } from '../product/knownProducts.ts'
import { openByLink } from '../images/pictureFlight.ts'
import { productChoicePath } from '../product/productChoice.ts'
import { productDepth, readEntry, type ShopEntry } from '../history/entry.ts'
import { parseCatalogueQuery, paths, ROUTES } from './routes.ts'

export interface ProductLinkOptions {
  /** one of its specifications, to be chosen with it */
  specification?: Id | null
  /** The product takes the place of the entry that the link stands in. @default false */
  replace?: boolean
  /** what the link's own place knows of it: shown until its answer is here */
  known?: KnownProduct
}

/** Links to products, from any screen. */
export interface ProductLink {
  /** a product's address over the catalogue as it is now */
  hrefOf: (id: Id, specification?: Id | null) => string
  open: (id: Id, options?: ProductLinkOptions) => void
  /** Makes the click handler of a link to `hrefOf`. */
  follow: (id: Id, options?: ProductLinkOptions) => (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The product that a link leads to, by its address; null when that isn't a product's. */
export function linkedProduct({ currentTarget }: MouseEvent<HTMLAnchorElement>): string | null {
  return (
    matchPath(ROUTES.ProductModal, withoutLanguage(new URL(currentTarget.href).pathname))?.params.id ?? null
  )
}

/**
 * Links to products. Back returns to the page of the link; closing leaves all opened products at once (ROUTE-02).
 */
export function useProductLink(): ProductLink {
  const navigate = useNavigate()
  const client = useApi()
  const location = useLocation()
  const { pathname, search, key } = location
  const state: unknown = location.state
  return useMemo(() => {
    const query = parseCatalogueQuery(new URLSearchParams(search))
    const hrefOf: ProductLink['hrefOf'] = (id, specification = null) =>
      specification === null ? paths.product(id, query) : productChoicePath(id, specification, query)
    const open: ProductLink['open'] = (id, { specification = null, replace = false, known } = {}) => {
      if (known) rememberProduct(client, known)
      const depth = productDepth({ pathname, ...readEntry(state) }, replace)
      const left: Partial<ShopEntry> = { depth, linkedAt: specification === null ? null : key }
      void navigate(hrefOf(id, specification), { replace, state: left })
    }
    return {
      hrefOf,
      open,
      follow:
        (id, options = {}) =>
        (event) => {
          event.preventDefault()
          const link = event.currentTarget
          const { known } = options
          const picture = known && { ...known, picture: link.querySelector('img')?.currentSrc }
          openByLink(link, () => open(id, picture ? { ...options, known: picture } : options))
        },
    }
  }, [navigate, client, pathname, search, key, state])
}
