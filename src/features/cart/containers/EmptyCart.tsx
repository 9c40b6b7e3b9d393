import { EmptyState } from '@dukani/design-system'
import type { ReactNode } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** That there is nothing in the cart, and the way on (CART-03). */
export function EmptyCart({ toProducts }: { toProducts: ReactNode }) {
  const t = useText()
  return (
    <EmptyState drawing="basket" title={t('cart.empty')} text={t('cart.emptyHint')} action={toProducts} />
  )
}
