import type { Id } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'
import { createGuestSession } from '#shared/session/guestSession.ts'
import { createCartChannel } from '../model/cartChannel.ts'
import { createSessionCart, type SessionCart } from '../model/sessionCart.ts'
import type { CartApi } from '../model/cartCalls.ts'
import { createGuestMark } from '../model/guestMark.ts'
import type { MergeReport } from '../model/mergeCarts.ts'
import { createCustomerCartApi, createGuestCartApi } from './cartApi.ts'

/** The cart of this page: the guest's by session id, a customer's by their own (CART-01, CART-13). */
export function createShopCart(client: ApiClient): SessionCart {
  const session = createGuestSession()
  const mark = createGuestMark()
  const guestApi = createGuestCartApi(client, session)

  const markedGuestApi: CartApi = {
    ...guestApi,
    async load(signal) {
      const lines = await guestApi.load(signal)
      if (lines.length > 0) mark.set()
      return lines
    },
    add(wanted) {
      mark.set()
      return guestApi.add(wanted)
    },
  }

  async function merge(userId: Id): Promise<MergeReport> {
    try {
      const { mergeGuestCart } = await import('./mergeGuestCart.ts')
      return await mergeGuestCart(client, session, userId)
    } catch (error) {
      // The chunk could not be fetched: the mark makes the next session start merge.
      console.warn('the carts could not be merged', error)
      return { isComplete: false, notices: [] }
    }
  }

  return createSessionCart({
    connectionOf: (owner) => ({
      api: owner === null ? markedGuestApi : createCustomerCartApi(client, session, owner),
      channel: createCartChannel(owner),
    }),
    merge,
    mark,
  })
}
