import type { SavedItem } from '@dukani/contracts'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { productChoicePath } from '#shared/productChoice.ts'
import { parseCatalogueQuery, paths } from '#shared/routes.ts'
import { OPENED_IN_SHOP } from '../ProductPage/useCloseProduct.ts'

/** The ways out of the wishlist. */
export interface WishlistWay {
  /** the address of a saved product, with its specification, over the catalogue as it is now */
  hrefOf: (item: SavedItem) => string
  view: (event: MouseEvent<HTMLAnchorElement>, item: SavedItem) => void
  /** To the catalogue. */
  browse: () => void
}

/**
 * What is viewed takes the wishlist's place in the history: Back, and closing, lead to what the wishlist lay over.
 * @param close leaves for what the wishlist lies over
 */
export function useWishlistWay(close: () => void): WishlistWay {
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  const query = parseCatalogueQuery(new URLSearchParams(search))
  const hrefOf = ({ product, specification }: SavedItem) =>
    specification === null
      ? paths.product(product, query)
      : productChoicePath(product, specification.id, query)
  return {
    hrefOf,
    view: (event, item) => {
      event.preventDefault()
      void navigate(hrefOf(item), { replace: true, state: { ...OPENED_IN_SHOP, linkedAt: key } })
    },
    browse: () => {
      if (pathname === paths.catalog) close()
      else void navigate(paths.catalog, { replace: true })
    },
  }
}
