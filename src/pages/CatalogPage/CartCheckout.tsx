import { shownPrice } from '@dukani/contracts'
import { useNavigate } from 'react-router'
import type { CartSnapshot } from '#features/cart/model/cartTypes.ts'
import { useCart } from '#features/cart/model/useCart.ts'
import { GuestCheckout } from '#features/checkout/components/GuestCheckout.tsx'
import type { OrderedCart } from '#features/checkout/model/orderBody.ts'
import type { DrawSummary } from '#features/checkout/model/summarySlots.ts'
import { OPENED_IN_SHOP } from '#shared/history/entry.ts'
import { productNames } from '#shared/product/productTexts.ts'
import { ANCHORS, paths, type CatalogueQuery } from '#shared/routing/routes.ts'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import { CustomerCheckout } from './CustomerCheckout.tsx'

export interface CartCheckoutProps {
  summary: DrawSummary
  /** what the catalogue shows, for the way back from the order */
  query: CatalogueQuery
}

function orderedCart({ lines, total }: Pick<CartSnapshot, 'lines' | 'total'>): OrderedCart {
  return {
    total,
    lines: lines.map(({ id, product, specification, quantity }) => ({
      id,
      productId: product.id,
      specificationId: specification?.id ?? null,
      ...productNames(product),
      unitPrice: shownPrice(product, specification)?.price ?? null,
      quantity,
    })),
  }
}

/** What the cart's total stands in: the checkout of a customer, or a guest's way to log in (CART-14). */
export function CartCheckout({ summary, query }: CartCheckoutProps) {
  const navigate = useNavigate()
  const { status, user } = useSession()
  const { ask } = useLoginPrompt()
  const { reload, markOrdered, getSnapshot, ...cart } = useCart()
  if (status === 'starting') return summary({})
  if (status === 'guest') {
    return summary({ action: <GuestCheckout onLogIn={() => ask({ type: 'section', id: ANCHORS.cart })} /> })
  }
  return (
    <CustomerCheckout
      customerId={user.id}
      summary={summary}
      cart={{
        ...orderedCart(cart),
        isLoading: cart.isPending,
        async reload() {
          await reload()
          return orderedCart(getSnapshot())
        },
        markOrdered,
      }}
      onPlaced={(orderId) => void navigate(paths.order(orderId, query), { state: OPENED_IN_SHOP })}
    />
  )
}
