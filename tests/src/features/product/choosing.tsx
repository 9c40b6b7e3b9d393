import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { CHOICE_PAUSE_MS, useChosenSpecification } from '#features/product/api/useChosenSpecification.ts'
import { GUEST, type SessionState } from '#shared/session/session.ts'
import { Shop } from '../../support/shop.tsx'
import { SessionOf } from '../orders/customer.tsx'

/** Lets time pass, and what is answered by then arrive. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The shopper chooses nothing else for as long as it takes until a choice is saved. */
export const pause = () => pass(CHOICE_PAUSE_MS)

/** The choice of a product in a shop of its own, as a reload or another tab begins it. */
export function visit(first: SessionState = GUEST, productId = '5') {
  let [session, id] = [first, productId]
  const Someone = ({ children }: { children: ReactNode }) => (
    <Shop>
      <SessionOf session={session}>{children}</SessionOf>
    </Shop>
  )
  const { result, rerender, unmount } = renderHook((shown: string) => useChosenSpecification(shown), {
    initialProps: productId,
    wrapper: Someone,
  })
  return {
    now: () => result.current,
    choose: (specification: string) => act(() => result.current.choose(specification)),
    goTo(next: string) {
      id = next
      rerender(id)
    },
    become(next: SessionState) {
      session = next
      rerender(id)
    },
    unmount,
  }
}
