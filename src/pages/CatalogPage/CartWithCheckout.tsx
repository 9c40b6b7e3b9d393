import { FilledCart, type FilledCartProps } from '#features/cart/containers/FilledCart.tsx'
import type { CatalogueQuery } from '#shared/routes.ts'
import { CartCheckout } from './CartCheckout.tsx'

export interface CartWithCheckoutProps extends Pick<FilledCartProps, 'toProducts' | 'onNavigate'> {
  /** what the catalogue shows, for the way back from an order */
  query: CatalogueQuery
}

/** A cart with something in it, and the checkout beside it. */
export function CartWithCheckout({ query, ...cart }: CartWithCheckoutProps) {
  return <FilledCart {...cart} beside={(summary) => <CartCheckout summary={summary} query={query} />} />
}
