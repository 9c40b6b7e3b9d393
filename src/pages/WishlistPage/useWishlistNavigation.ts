import type { SavedItem } from '@dukani/contracts'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { namesOfProduct } from '#shared/product/namesOfProduct.ts'
import { paths } from '#shared/routing/routes.ts'
import { useProductLink } from '#shared/routing/useProductLink.ts'

/** Navigation out of the wishlist. */
export interface WishlistNavigation {
  /** the address of a saved product, with its specification, over the catalogue as it is now */
  hrefOf: (item: SavedItem) => string
  view: (event: MouseEvent<HTMLAnchorElement>, item: SavedItem) => void
  /** To the catalogue. */
  browse: () => void
}

/**
 * What is viewed takes the wishlist's place in the history: Back leads to what the wishlist lay over.
 * @param close leaves for what the wishlist lies over
 */
export function useWishlistNavigation(close: () => void): WishlistNavigation {
  const navigate = useNavigate()
  const link = useProductLink()
  const { pathname } = useLocation()
  return {
    hrefOf: ({ product, specification }) => link.hrefOf(product, specification?.id),
    view: (event, item) => {
      const { product, specification } = item
      const known = {
        id: product,
        ...namesOfProduct(item),
        main_image: item.product_main_image,
      }
      link.follow(product, { specification: specification?.id ?? null, replace: true, known })(event)
    },
    browse: () => {
      if (pathname === paths.catalog) close()
      else void navigate(paths.catalog, { replace: true })
    },
  }
}
