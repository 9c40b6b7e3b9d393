import { Button, CartTableSkeleton, ErrorState } from '@dukani/design-system'
import { useCart } from '#features/cart/model/useCart.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import type { CartWithCheckoutProps } from './CartWithCheckout.tsx'

const CartWithCheckout = lazyPart(async () => (await import('./CartWithCheckout.tsx')).CartWithCheckout)

/** The full cart in a chunk of its own: whoever comes for the first time has nothing in it, and needn't fetch it. */
export function LazyCartWithCheckout(props: CartWithCheckoutProps) {
  const t = useText()
  const { rows } = useCart()
  return (
    <CartWithCheckout
      {...props}
      fallback={<CartTableSkeleton lines={rows.length} />}
      renderError={(retry) => (
        <ErrorState
          drawing="plug"
          title={t('error.title')}
          action={<Button onClick={retry}>{t('shell.retry')}</Button>}
        />
      )}
    />
  )
}
