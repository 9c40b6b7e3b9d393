import { ModalSheet } from '@dukani/design-system'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useSession } from '#shared/session/session.ts'
import { CustomerOrders } from './CustomerOrders.tsx'
import { LoginNeeded } from './LoginNeeded.tsx'
import { OrdersStarting } from './OrdersStarting.tsx'
import { useOrdersWay } from './useOrdersWay.ts'

/**
 * The order list modal over the catalogue (ORDER-01), open on the order of the address when it names one (ROUTE-05).
 * What it shows before the session is known is the same for everybody.
 */
export function OrdersPage() {
  const { orderId = null } = useParams()
  const t = useText()
  const { status } = useSession()
  const way = useOrdersWay()
  const [isOpen, setOpen] = useState(true)
  return (
    <ModalSheet
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={way.leave}
      title={t('orders.title')}
      closeLabel={t('shell.close')}
    >
      {status === 'starting' && <OrdersStarting isOne={orderId !== null} way={way} />}
      {status === 'guest' && <LoginNeeded />}
      {status === 'customer' && <CustomerOrders orderId={orderId} way={way} />}
    </ModalSheet>
  )
}
