import { EmptyState } from '@dukani/design-system'
import { useEffect, type ReactNode } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { clearSavedCart } from '#shared/session/clearPersonalData.ts'

/** That there is nothing in the cart, and the way on (CART-03). */
export function EmptyCart({ toProducts }: { toProducts: ReactNode }) {
  const t = useText()
  // Whatever was in it the last time, in this tab or on another device.
  useEffect(clearSavedCart, [])
  return (
    <EmptyState
      drawing="basket"
      title={t('cart.empty')}
      text={t('cart.emptyHint')}
      headingLevel={3}
      action={toProducts}
    />
  )
}
