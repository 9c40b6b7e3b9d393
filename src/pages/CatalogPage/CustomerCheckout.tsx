import type { CreateAddress, Id } from '@dukani/contracts'
import { useAddresses } from '#features/addresses/api/useAddresses.ts'
import { useAddressWrites } from '#features/addresses/api/useAddressWrites.ts'
import { addressFailure } from '#features/addresses/model/addressFailure.ts'
import type { CheckoutProps } from '#features/checkout/containers/Checkout.tsx'
import { LazyCheckout } from '#features/checkout/containers/LazyCheckout.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'

export interface CustomerCheckoutProps extends Omit<CheckoutProps, 'saved' | 'onSaveAddress'> {
  customerId: Id
}

/** The checkout with the customer's saved addresses (CHECK-01, CHECK-03, CHECK-11). */
export function CustomerCheckout({ customerId, ...checkout }: CustomerCheckoutProps) {
  const t = useText()
  const { show } = useToasts()
  const saved = useAddresses(customerId, () => {
    show({ message: t('checkout.addressesFailed'), type: 'error' })
  })
  const { create } = useAddressWrites(customerId)

  async function saveAddress(address: CreateAddress): Promise<void> {
    try {
      await create(address)
    } catch (error) {
      const reason = addressFailure(error, t, 'create')
      show({ message: t('checkout.addressNotSaved', { reason }), type: 'error' })
    }
  }

  return <LazyCheckout {...checkout} saved={saved} onSaveAddress={saveAddress} />
}
