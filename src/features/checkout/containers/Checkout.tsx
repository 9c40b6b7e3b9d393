import type { CreateAddress, Id, PaymentMethod } from '@dukani/contracts'
import { Button, FormMessage, Stack } from '@dukani/design-system'
import { useState, type SubmitEvent } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useWallet } from '../api/useWallet.ts'
import { CheckoutHeading } from '../components/CheckoutHeading.tsx'
import { PaymentMethods } from '../components/PaymentMethods.tsx'
import { WalletBalance } from '../components/WalletBalance.tsx'
import type { Delivery } from '../model/orderBody.ts'
import type { DrawSummary } from '../model/summarySlots.ts'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { useDelivery, type SavedChoice } from './useDelivery.ts'
import { usePlaceOrder, type CheckoutCart } from './usePlaceOrder.ts'

export interface CheckoutProps {
  saved: SavedChoice
  cart: CheckoutCart
  summary: DrawSummary
  /** goes to the order that was made */
  onPlaced: (orderId: Id) => void
  /** Goes to the page where it is paid. @default the browser goes there */
  onPay?: (url: string) => void
  /** Saves the address of an order that was made, and shows a toast when that fails (CHECK-03). Never rejects. */
  onSaveAddress: (address: CreateAddress) => Promise<void>
}

/** Address, payment, and the order that is made of the cart (CHECK-01 to CHECK-13). */
export function Checkout({ saved, cart, summary, onPlaced, onPay = leaveFor, onSaveAddress }: CheckoutProps) {
  const t = useText()
  const [method, setMethod] = useState<PaymentMethod>('flitt')
  const delivery = useDelivery(saved)
  const wallet = useWallet(method === 'wallet')
  const { place, isPlacing, problem } = usePlaceOrder({ cart, onPlaced, onPay, onSaveAddress })
  const isBusy = isPlacing || cart.isLoading || delivery.isLoading

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isBusy) void delivery.submit(send)
  }

  async function send(to: Delivery) {
    const error = await place(method, to)
    // The balance may have been too low, or was charged.
    wallet.refresh()
    return error
  }

  return (
    <form noValidate aria-label={t('checkout.title')} onSubmit={submit}>
      {summary({
        children: (
          <Stack gap={20}>
            <CheckoutHeading />
            <DeliveryAddress delivery={delivery} />
            <Stack gap={wallet.balance === null ? 0 : 12}>
              <PaymentMethods value={method} onChange={setMethod} />
              <WalletBalance balance={wallet.balance} total={cart.total} />
            </Stack>
          </Stack>
        ),
        action: (
          <Stack gap={problem === null ? 0 : 12}>
            <FormMessage tone="error">{problem}</FormMessage>
            <Button type="submit" size="large" wide pending={isBusy} pendingLabel={t('checkout.processing')}>
              {t('checkout.submit')}
            </Button>
          </Stack>
        ),
      })}
    </form>
  )
}

function leaveFor(url: string): void {
  location.assign(url)
}
