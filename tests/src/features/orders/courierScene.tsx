import type { Order } from '@dukani/contracts'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { EngineContext } from '#shared/map/model/EngineContext.ts'
import { useOrder } from '#features/orders/api/useOrder.ts'
import { OrderCourier } from '#pages/OrdersPage/OrderCourier.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { Shop } from '../../support/shop.tsx'
import { fakeEngine } from '../../shared/map/fakeEngine.ts'
import { asCustomer, SessionOf } from './customer.tsx'

/**
 * What is answered to a look for the courier: a place, how long ago (ms) they were there and how long (ms) the answer
 * takes, or a refusal's status.
 */
type Look = { latitude: number; longitude: number; agoMs?: number; takesMs?: number } | number

/** One look as it was sent. */
interface SentLook {
  url: string
  init: RequestInit
}

/** A customer's order with its courier, on a faked clock and a faked network. */
export function courierScene(first: Order) {
  const engine = fakeEngine()
  const looks: SentLook[] = []
  const readings: SentLook[] = []
  let order = first
  let look: Look = 404

  const answerLook = async (): Promise<Response> => {
    if (typeof look === 'number') return Response.json({ detail: '…' }, { status: look })
    const { agoMs = 0, takesMs = 0, ...place } = look
    if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs))
    return Response.json({ ...place, recorded_at: new Date(Date.now() - agoMs).toISOString() })
  }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const isLook = url.endsWith('/courier-location/')
    ;(isLook ? looks : readings).push({ url, init })
    return isLook ? answerLook() : Promise.resolve(Response.json(order))
  })

  function Details({ id }: { id: Order['id'] }) {
    const shown = useOrder(String(id))
    return shown.order && <OrderCourier order={shown.order} />
  }
  const page = () => (
    <LanguageProvider language="ka">
      <Shop>
        <SessionOf session={asCustomer()}>
          <EngineContext value={engine.load}>
            <Details key={order.id} id={order.id} />
          </EngineContext>
        </SessionOf>
      </Shop>
    </LanguageProvider>
  )
  const { unmount, rerender } = render(page())
  return {
    engine,
    looks,
    /** what else was asked for: the order */
    readings,
    unmount,
    /** what the next looks are answered with */
    courierIs(next: Look) {
      look = next
    },
    /** what the order is from now on */
    orderIs(next: Order) {
      order = next
    },
    /** Another order is opened in its place. */
    open(next: Order) {
      order = next
      rerender(page())
    },
    /** Lets so much time (ms) go by. */
    after: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}
