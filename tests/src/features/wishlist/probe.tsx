import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { useWishlist } from '#features/wishlist/api/useWishlist.ts'
import type { SessionState } from '#shared/session/session.ts'
import { Shop } from '../../support/shop.tsx'
import { asCustomer, SessionOf } from '../orders/customer.tsx'

/** Whoever asks unless a test says otherwise. */
export const nino = asCustomer()

/** Lets so many ms pass, on the faked clock. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The hook twice, as a card and the modal use it at once. */
export function probe(first: SessionState = nino) {
  let session = first
  function Customer({ children }: { children: ReactNode }) {
    return (
      <Shop>
        <SessionOf session={session}>{children}</SessionOf>
      </Shop>
    )
  }
  function useTwice() {
    return [useWishlist(), useWishlist()] as const
  }
  const { result, rerender } = renderHook(useTwice, { wrapper: Customer })
  return {
    now: () => result.current[0],
    there: () => result.current[1],
    setSession(next: SessionState) {
      session = next
      rerender()
    },
  }
}
