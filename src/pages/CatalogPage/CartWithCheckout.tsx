import { useEffect } from 'react'
import { FilledCart, type FilledCartProps } from '#features/cart/containers/FilledCart.tsx'
import { useCart } from '#features/cart/model/useCart.ts'
import type { CatalogueQuery } from '#shared/routing/routes.ts'
import { registerWorker } from '#shared/browser/registerWorker.ts'
import { linkedProduct, useProductLink } from '#shared/routing/useProductLink.ts'
import { CartCheckout } from './CartCheckout.tsx'

export interface CartWithCheckoutProps extends Pick<FilledCartProps, 'toProducts'> {
  /** what the catalogue shows, for the way back from an order */
  query: CatalogueQuery
}

/** A cart with something in it, and the checkout beside it. */
export function CartWithCheckout({ query, ...cart }: CartWithCheckoutProps) {
  const link = useProductLink()
  const { rows } = useCart()
  // Registers the service worker with the first line: now there is something to show offline.
  useEffect(() => registerWorker(), [])
  return (
    <FilledCart
      {...cart}
      onNavigate={(event) => {
        const id = linkedProduct(event)
        if (id === null) return
        const known = rows.find(({ line }) => String(line.product.id) === id)?.line.product
        link.follow(id, known && { known })(event)
      }}
      beside={(summary) => <CartCheckout summary={summary} query={query} />}
    />
  )
}
