import type { Order } from '@dukani/contracts'
import type { HttpHandler } from 'msw'
import { orderListHandlers } from '../../mocks/orderListHandlers.ts'
import { shopHandlers } from '../../mocks/shopHandlers.ts'

/** A story of an order's details, at its own address. @param first handlers that come before the shop's own */
export function shownOrder(one: Order, ...first: readonly HttpHandler[]) {
  return {
    args: { path: `/orders/${one.id}` },
    parameters: { msw: { handlers: [...first, ...orderListHandlers([one]), ...shopHandlers()] } },
  }
}
