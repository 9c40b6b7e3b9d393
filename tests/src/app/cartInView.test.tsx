import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ANCHORS } from '#shared/routing/routes.ts'
import { useCartInView } from '../../../src/app/shell/useCartInView.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('NAV-02 the cart is seen when its section comes after the page was opened', async () => {
  class Observer {
    #report: (entries: unknown[]) => void
    constructor(report: (entries: unknown[]) => void) {
      this.#report = report
    }
    observe() {
      this.#report([{ isIntersecting: true }])
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const { result } = renderHook(() => useCartInView(true))
  expect(result.current).toBe(false)
  const section = document.createElement('section')
  section.id = ANCHORS.cart
  await act(async () => void document.body.append(section))
  expect(result.current).toBe(true)
})
