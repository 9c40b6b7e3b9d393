import type { Id } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'
import type { GuestSession } from '#shared/session/guestSession.ts'
import { mergeCarts, type MergeReport } from '../model/mergeCarts.ts'
import { browserLocks, withTabLock } from '#shared/browser/withTabLock.ts'
import { createMergeApi } from './mergeApi.ts'

/** Moves the guest's lines into the cart of a customer, in one tab at a time (CART-13). Never rejects. */
export function mergeGuestCart(client: ApiClient, session: GuestSession, userId: Id): Promise<MergeReport> {
  const merge = () => mergeCarts(createMergeApi(client, session, userId), userId)
  return withTabLock('cart-merge', merge, browserLocks())
}
