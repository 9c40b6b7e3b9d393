import type { Id } from '@dukani/contracts'
import { useAddresses } from '#features/addresses/api/useAddresses.ts'
import type { CheckoutProps } from '#features/checkout/containers/Checkout.tsx'
import { LazyCheckout } from '#features/checkout/containers/LazyCheckout.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'

export interface CustomerCheckoutProps extends Omit<CheckoutProps, 'saved'> {
  customerId: Id
}

/** The checkout with the customer's saved addresses (CHECK-01, CHECK-11). */
export function CustomerCheckout({ customerId, ...checkout }: CustomerCheckoutProps) {
  const t = useText()
  const { show } = useToasts()
  const saved = useAddresses(customerId, () => {
    show({ message: t('checkout.addressesFailed'), type: 'error' })
  })
  return <LazyCheckout {...checkout} saved={saved} />
}
