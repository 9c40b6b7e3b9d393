import type { Product } from '@dukani/contracts'
import { act, renderHook } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { vi } from 'vitest'
import {
  CHOICE_PAUSE_MS,
  useChosenSpecification,
  useRecalledSpecification,
} from '#features/product/api/useChosenSpecification.ts'
import { product, specification } from '#mocks/products.ts'
import { GUEST, type SessionState } from '#shared/session/session.ts'
import { Shop } from '../../support/shop.tsx'
import { SessionOf } from '../orders/customer.tsx'

/** Lets time pass, and what is answered by then arrive. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The shopper chooses nothing else for as long as it takes until a choice is saved. */
export const pause = () => pass(CHOICE_PAUSE_MS)

/**
 * The choice of a product in a shop of its own, as a reload or another tab begins it.
 * @param facts of each product that is shown
 */
export function visit(first: SessionState = GUEST, productId = '5', facts: Partial<Product> = {}) {
  const specifications = [specification({ id: 42 })]
  let [session, id] = [first, productId]
  const Someone = ({ children }: { children: ReactNode }) => (
    <Shop>
      <SessionOf session={session}>{children}</SessionOf>
    </Shop>
  )
  function useChoiceOf(shown: string) {
    const [known] = useState(() => new Map<string, Product>())
    if (!known.has(shown)) known.set(shown, product({ id: shown, specifications, ...facts }))
    const choice = useChosenSpecification(shown)
    useRecalledSpecification(shown, known.get(shown) ?? null)
    return choice
  }
  const { result, rerender, unmount } = renderHook(useChoiceOf, { initialProps: productId, wrapper: Someone })
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
