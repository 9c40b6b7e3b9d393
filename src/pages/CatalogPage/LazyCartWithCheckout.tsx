import { Button, CartTableSkeleton, ErrorState } from '@dukani/design-system'
import { useCart } from '#features/cart/model/useCart.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { createChunk, useChunk } from '#shared/lazy/useChunk.ts'
import type { CartWithCheckoutProps } from './CartWithCheckout.tsx'

const cart = createChunk<CartWithCheckoutProps>(
  async () => (await import('./CartWithCheckout.tsx')).CartWithCheckout,
)

/** The full cart in a chunk of its own: whoever comes for the first time has nothing in it, and needn't fetch it. */
export function LazyCartWithCheckout(props: CartWithCheckoutProps) {
  const t = useText()
  const { rows } = useCart()
  const chunk = useChunk(cart)
  if (chunk.state === 'there') return <chunk.Part {...props} />
  if (chunk.state === 'loading') return <CartTableSkeleton lines={rows.length} />
  return (
    <ErrorState
      drawing="plug"
      title={t('error.title')}
      action={<Button onClick={chunk.retry}>{t('shell.retry')}</Button>}
    />
  )
}
