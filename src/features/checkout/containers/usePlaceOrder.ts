import type { CreateAddress, Id, OrderCreated, PaymentMethod } from '@dukani/contracts'
import { useRef, useState } from 'react'
import { asApiError, type ApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { isRefused } from '#shared/api/isRefused.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { deleteDraft } from '#shared/forms/savedDraft.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { safeCheckoutUrl } from '#shared/payment/safeCheckoutUrl.ts'
import { rememberSentToPay } from '#shared/payment/sentToPay.ts'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { createOrder } from '../api/createOrder.ts'
import { placeOnce } from '../api/placeOnce.ts'
import { ADDRESS_DRAFT } from '../model/addressToSave.ts'
import { cartChanges } from '../model/cartChanges.ts'
import { orderFailureText } from '../model/orderFailure.ts'
import { orderBody, type Delivery, type OrderedCart, type Promotion } from '../model/orderBody.ts'
import { createOrderAttempts } from '../model/orderAttempt.ts'
import { createOrderKey } from '../model/orderKey.ts'
import { withTimeout } from '../model/withTimeout.ts'
import { CODE_DRAFT } from './usePromotionCode.ts'

/** The cart, as the checkout knows it. */
export interface CheckoutCart extends OrderedCart {
  /** it is being loaded or changed, so its total may still change */
  isLoading: boolean
  /** Reads it anew. @returns as it is then; as it was when it can't be read. Never rejects. */
  reload: () => Promise<OrderedCart>
  /** empties it: the order has been made of these lines */
  markOrdered: (lines: OrderedCart['lines']) => void
}

export interface PlaceOrderOptions {
  cart: CheckoutCart
  /** goes to the order that was made */
  onPlaced: (orderId: Id) => void
  /** goes to the page where it is paid */
  onPay: (url: string) => void
  /** Saves the address of an order that was made, and shows a toast when that fails (CHECK-03). Never rejects. */
  onSaveAddress: (address: CreateAddress) => Promise<void>
}

/** How long the redirect to the payment waits for the address to be saved, since leaving the page aborts it (ms). */
const SAVING_MS = 3_000
/** How long the sentence about a refusal waits for the cart of now (ms). */
const READING_MS = 5_000

/** Places the order: once, however often it is asked for (CHECK-06 to CHECK-10, CHECK-12). */
export function usePlaceOrder({ cart, onPlaced, onPay, onSaveAddress }: PlaceOrderOptions) {
  const t = useText()
  const { language } = useLanguage()
  const { show } = useToasts()
  const client = useApi()
  const { idempotencyKeys } = useConfig()
  const { ask } = useLoginPrompt()
  const customerId = useCustomerId()
  const [key] = useState(() => createOrderKey())
  const [attempts] = useState(() => createOrderAttempts())
  const [isPlacing, setPlacing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isUnderWay = useRef(false)

  function fail(message: string): void {
    setProblem(message)
    show({ message, type: 'error' })
  }

  function forgetAttempt(): void {
    key.forget()
    attempts.forget()
  }

  function arrive({ id, payment_method, checkout_url, detail }: OrderCreated, delivery: Delivery): void {
    const toSave = delivery.kind === 'typed' ? delivery.toSave : null
    const saving = toSave && onSaveAddress(toSave)
    forgetAttempt()
    deleteDraft(ADDRESS_DRAFT)
    deleteDraft(CODE_DRAFT)
    cart.markOrdered(cart.lines)
    const isPaidElsewhere = payment_method === 'flitt' && checkout_url !== null
    const url = isPaidElsewhere ? safeCheckoutUrl(checkout_url, location.origin) : null
    // The order exists, but the server can't start its payment now.
    if (!isPaidElsewhere && detail) show({ message: detail, type: 'error' })
    else if (!isPaidElsewhere) show({ message: t('checkout.done'), type: 'success' })
    else if (url === null) show({ message: t('checkout.unsafePayment'), type: 'error' })
    // The order is shown first, so that Back from the payment's page leads to it.
    onPlaced(id)
    if (url === null) return
    if (customerId !== null) rememberSentToPay(customerId, id)
    if (saving === null) onPay(url)
    else void withTimeout(saving, SAVING_MS).then(() => onPay(url))
  }

  async function refuse(error: ApiError): Promise<void> {
    const text = orderFailureText(error, t)
    if (!isRefused(error)) {
      fail(text)
      if (error.kind === 'auth') ask()
      return
    }
    forgetAttempt()
    // Whatever the server's message is, a changed cart is the reason.
    const now = (await withTimeout(cart.reload(), READING_MS)) ?? cart
    fail(cartChanges(cart, now, { t, language }) ?? text)
  }

  /** @returns why it was not placed; null when it was, or was not sent */
  async function place(
    method: PaymentMethod,
    delivery: Delivery,
    promotion: Promotion | null,
  ): Promise<ApiError | null> {
    if (isUnderWay.current || cart.isLoading) return null
    if (customerId === null) {
      fail(t('checkout.loginNeeded'))
      ask()
      return null
    }
    if (cart.lines.length === 0) {
      fail(t('checkout.emptyCart'))
      return null
    }
    isUnderWay.current = true
    setPlacing(true)
    setProblem(null)
    try {
      const body = orderBody(cart, method, delivery, promotion)
      const content = JSON.stringify([customerId, body, cart.lines.map(({ id }) => id)])
      const created = idempotencyKeys
        ? createOrder(client, body, key.of(content))
        : placeOnce(client, body, key.of(content), attempts)
      arrive(await created, delivery)
      return null
    } catch (thrown) {
      const error = asApiError(thrown)
      await refuse(error)
      return error
    } finally {
      isUnderWay.current = false
      setPlacing(false)
    }
  }

  return { place, isPlacing, problem }
}
