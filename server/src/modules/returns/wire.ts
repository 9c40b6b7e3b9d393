import { OPEN_RETURN_STATES, returnDeadline, type Order } from '@dukani/contracts'
import type { WholeOrder } from '../orders/repository.ts'
import type { WholeReturn } from './repository.ts'

/** What an order has of returns: its own, and until when more can be asked for. */
export function wireReturns(
  { status, paymentStatus, deliveredAt }: WholeOrder,
  all: readonly WholeReturn[],
): Pick<Order, 'returns' | 'returnable_until'> {
  const until = deliveredAt === null ? null : returnDeadline(deliveredAt)
  const isPossible = status === 'delivered' && paymentStatus === 'completed' && !all.some(isOpen)
  return {
    ...(all.length > 0 && {
      returns: all.map(({ id, state, items, refusal, createdAt }) => ({
        ...{ id, state, refusal, created_at: createdAt.toISOString() },
        items: items.map(({ itemId, quantity }) => ({ id: itemId, quantity })),
      })),
    }),
    ...(isPossible &&
      until !== null &&
      until.getTime() > Date.now() && { returnable_until: until.toISOString() }),
  }
}

const isOpen = ({ state }: WholeReturn) => OPEN_RETURN_STATES.some((open) => open === state)
