import type { Order } from '@dukani/contracts'
import { ModalSheet } from '@dukani/design-system'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import { useCartActions } from '#features/cart/model/useCart.ts'
import { CancelOrder } from '#features/orders/containers/CancelOrder.tsx'
import { LoginNeeded } from '#features/orders/containers/LoginNeeded.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useSession } from '#shared/session/session.ts'
import { CustomerOrders } from './CustomerOrders.tsx'
import { OrdersStarting } from './OrdersStarting.tsx'
import { useOrdersNavigation } from './useOrdersNavigation.ts'

/**
 * The order list modal over the catalogue (ORDER-01), open on the order of the address when it names one (ROUTE-05).
 * What it shows before the session is known is the same for everybody.
 */
export function OrdersPage() {
  const { orderId = null } = useParams()
  const t = useText()
  const { status } = useSession()
  const navigation = useOrdersNavigation()
  const { reload } = useCartActions()
  const [isOpen, setOpen] = useState(true)
  const wantsCart = useRef(false)
  const [question, setQuestion] = useState<Question | null>(null)
  // Navigating to the list or another order closes the question.
  if (question !== null && question.at !== orderId) setQuestion(null)
  const confirmCancel = (order: Order) =>
    new Promise<boolean>((answer) => setQuestion({ order, at: orderId, answer }))

  function openCart() {
    void reload()
    wantsCart.current = true
    setOpen(false)
  }

  return (
    <>
      <ModalSheet
        width="large"
        open={isOpen}
        onClose={() => setOpen(false)}
        onClosed={() => (wantsCart.current ? navigation.toCart() : navigation.leave())}
        title={t('orders.title')}
        tall
        closeLabel={t('shell.close')}
      >
        {status === 'starting' && <OrdersStarting isOne={orderId !== null} navigation={navigation} />}
        {status === 'guest' && <LoginNeeded title={t('orders.title')} />}
        {status === 'customer' && (
          <CustomerOrders
            orderId={orderId}
            navigation={navigation}
            confirmCancel={confirmCancel}
            onInCart={openCart}
            onBrowse={() => setOpen(false)}
          />
        )}
      </ModalSheet>
      {/* Beside the sheet: a second one stands after the first. */}
      <CancelOrder
        order={(isOpen && question?.order) || null}
        onAnswer={(isSure) => {
          setQuestion(null)
          question?.answer(isSure)
        }}
      />
    </>
  )
}

/** The open question whether to cancel an order. */
interface Question {
  order: Order
  /** the order of the address at which it is asked */
  at: string | null
  answer: (isSure: boolean) => void
}
