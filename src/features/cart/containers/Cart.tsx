import { Button, CartTableSkeleton, ErrorState } from '@dukani/design-system'
import { useEffect, type ReactNode } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useCart } from '../model/useCart.ts'
import { EmptyCart } from './EmptyCart.tsx'

export interface CartProps {
  /** the link of an empty cart */
  toProducts: ReactNode
  /** the `FilledCart`, drawn when there is something to show in it */
  filled: ReactNode
}

/** The cart, or why there is none (CART-03, CART-11). What a full one needs is its caller's to fetch. */
export function Cart({ toProducts, filled }: CartProps) {
  const t = useText()
  const { status, rows, changes, reload, forgetRemoved } = useCart()
  // What was taken out can be put back until the shopper goes elsewhere (CART-15).
  useEffect(() => () => forgetRemoved(), [forgetRemoved])

  if (status === 'error') {
    return (
      <ErrorState
        drawing="plug"
        title={t('cart.loadFailed')}
        headingLevel={3}
        action={<Button onClick={() => void reload()}>{t('shell.retry')}</Button>}
      />
    )
  }
  if (rows.length > 0 || changes.length > 0) return filled
  return status === 'ready' ? <EmptyCart toProducts={toProducts} /> : <CartTableSkeleton lines={2} />
}
