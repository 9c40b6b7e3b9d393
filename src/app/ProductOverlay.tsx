import { useState } from 'react'
import { useLocation } from 'react-router'
import { ProductScreen } from '#pages/ProductPage/ProductScreen.ts'

/**
 * The product's modal in its place over the catalogue, which stays usable when the modal can't be fetched. Each product
 * has a modal of its own: nothing of one is left in the next (PROD-12).
 */
export function ProductOverlay() {
  const { pathname } = useLocation()
  const [shown, setShown] = useState({ pathname, still: false })
  if (shown.pathname !== pathname) setShown({ pathname, still: true })
  return <ProductScreen key={pathname} still={shown.still} />
}
