import type { CreateAddress, Id, PaymentMethod } from '@dukani/contracts'
import { Button, FormMessage, Stack } from '@dukani/design-system'
import { useState, type SubmitEvent } from 'react'
import { isRefused } from '#shared/api/isRefused.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useWallet } from '../api/useWallet.ts'
import { CheckoutHeading } from '../components/CheckoutHeading.tsx'
import { PaymentMethods } from '../components/PaymentMethods.tsx'
import { PROMOTION_CODE_FIELD, PromotionCodeField } from '../components/PromotionCodeField.tsx'
import { WalletBalance } from '../components/WalletBalance.tsx'
import type { Delivery } from '../model/orderBody.ts'
import type { DrawSummary } from '../model/summarySlots.ts'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { useDelivery, type SavedChoice } from './useDelivery.ts'
import { usePlaceOrder, type CheckoutCart } from './usePlaceOrder.ts'
import { usePromotionCode } from './usePromotionCode.ts'

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
  const code = usePromotionCode(cart.total)
  const discount = code.promotion?.discount ?? 0
  const { place, isPlacing, problem } = usePlaceOrder({ cart, onPlaced, onPay, onSaveAddress })
  const isBusy = isPlacing || cart.isLoading || delivery.isLoading || code.isChecking

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const typed = textOf(new FormData(event.currentTarget).get(PROMOTION_CODE_FIELD))
    // An order without the typed code would cost more than the shopper expects: what it takes off is shown first.
    if (typed !== '' && (typed !== code.entered || code.isUnknown)) code.apply(typed)
    else void delivery.submit(send)
  }

  async function send(to: Delivery) {
    const error = await place(method, to, code.promotion)
    // The balance may have been too low, or was charged.
    wallet.refresh()
    // The code may have been used up. Without an answer the same order is sent again, with the same code (CHECK-12).
    if (error !== null && isRefused(error)) code.refresh()
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
              <WalletBalance balance={wallet.balance} total={cart.total - discount} />
            </Stack>
            {code.isSupported && (
              <PromotionCodeField
                applied={code.promotion?.code ?? null}
                initial={code.entered ?? ''}
                isChecking={code.isChecking}
                problem={code.problem}
                onApply={code.apply}
                onRemove={code.remove}
              />
            )}
          </Stack>
        ),
        discount,
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

const textOf = (field: FormDataEntryValue | null) =>
  typeof field === 'string' ? field.trim().toUpperCase() : ''

function leaveFor(url: string): void {
  location.assign(url)
}
