import { ModalSheet, type NavigateHandler } from '@dukani/design-system'
import { withoutLanguage } from '@dukani/i18n'
import { useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCartActions } from '#features/cart/model/useCart.ts'
import { LoginNeeded } from '#features/orders/containers/LoginNeeded.tsx'
import { OrdersLoading } from '#features/orders/containers/OrdersLoading.tsx'
import { PaymentResult } from '#features/orders/containers/PaymentResult.tsx'
import { UnknownPayment } from '#features/orders/containers/UnknownPayment.tsx'
import { plainSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ANCHORS, paths } from '#shared/routing/routes.ts'
import { lastSentToPay } from '#shared/payment/sentToPay.ts'
import { useSession } from '#shared/session/session.ts'
import { useHydrated } from '#shared/hydration/useHydrated.ts'

/**
 * Where the payment's page leads back to, a modal over the catalogue (ROUTE-03). It is the same for everybody until it is
 * known who asks. Where the address names no order, it is the one that this browser last sent to pay.
 */
export function PaymentPage() {
  const t = useText()
  const navigate = useNavigate()
  const { status, user } = useSession()
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const [isOpen, setOpen] = useState(true)
  const { reload } = useCartActions()
  const wantsCart = useRef(false)
  const title = t('payment.title')
  usePageHead(plainSummary(t, title))

  const sent = useMemo(() => (user === null ? null : lastSentToPay(user.id)), [user])
  const id = new URLSearchParams(search).get('order')?.trim() || sent || ''
  const ways = {
    ordersHref: paths.orders(),
    // Back doesn't lead here again: what is settled is with the order.
    onNavigate: ((event) => {
      event.preventDefault()
      void navigate(withoutLanguage(new URL(event.currentTarget.href).pathname), { replace: true })
    }) satisfies NavigateHandler,
  }
  function openCart() {
    void reload()
    wantsCart.current = true
    setOpen(false)
  }

  function leave() {
    const hash = wantsCart.current ? ANCHORS.cart : ''
    void navigate({ pathname: paths.catalog, hash }, { replace: true })
  }

  const shown = isHydrated ? status : 'starting'
  return (
    <ModalSheet
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={leave}
      width="small"
      steady
      title={title}
      closeLabel={t('shell.close')}
    >
      {shown === 'starting' && <OrdersLoading what="payment" />}
      {shown === 'guest' && <LoginNeeded title={title} />}
      {shown === 'customer' && id === '' && <UnknownPayment {...ways} />}
      {shown === 'customer' && id !== '' && (
        <PaymentResult
          key={id}
          id={id}
          orderHref={(order) => paths.order(order)}
          onInCart={openCart}
          {...ways}
        />
      )}
    </ModalSheet>
  )
}
