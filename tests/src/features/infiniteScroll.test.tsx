import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useInfiniteScroll } from '#features/catalogue/model/useInfiniteScroll.ts'

const VIEW = 800
let page = 3000
let scrolled = 0
let cart = document.createElement('section')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  page = 3000
  scrolled = 0
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled)
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(VIEW)
  cart = document.createElement('section')
  cart.append(document.createElement('button'))
  document.body.append(cart)
  // The cart is the lower half of the view, whenever anybody looks.
  vi.spyOn(cart, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400, 1000, 400))
})

afterEach(() => {
  cleanup()
  cart.remove()
  vi.useRealTimers()
})

function scrollTo(y: number): void {
  scrolled = y
  act(() => {
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersToNextFrame()
  })
}

function point(x: number, y: number, pointerType: string): void {
  act(() => {
    window.dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: y, pointerType }))
    vi.advanceTimersToNextFrame()
  })
}

const bottom = () => page - VIEW

function watch() {
  const onLoadMore = vi.fn()
  const hook = renderHook(
    (state: { hasMore: boolean; isLoading: boolean; enabled: boolean }) =>
      useInfiniteScroll({ ...state, cart: { current: cart }, onLoadMore }),
    { initialProps: { hasMore: true, isLoading: false, enabled: true } },
  )
  return { ...hook, onLoadMore }
}

describe('CAT-03 the page’s bottom', () => {
  test('triggers within 100 px, once', () => {
    const { onLoadMore } = watch()
    scrollTo(bottom() - 101)
    expect(onLoadMore).not.toHaveBeenCalled()
    scrollTo(bottom() - 100)
    scrollTo(bottom() - 50)
    scrollTo(bottom())
    expect(onLoadMore).toHaveBeenCalledTimes(1)
  })

  test('a page that grows above a shopper at the footer loads no second one', () => {
    const { onLoadMore, rerender } = watch()
    scrollTo(bottom())
    rerender({ hasMore: true, isLoading: true, enabled: true })
    page += 1200
    scrollTo(bottom())
    rerender({ hasMore: true, isLoading: false, enabled: true })
    scrollTo(bottom() - 10)
    expect(onLoadMore).toHaveBeenCalledTimes(1)
    scrollTo(bottom() - 500)
    scrollTo(bottom())
    expect(onLoadMore).toHaveBeenCalledTimes(2)
  })

  test('a list at rest that doesn’t fill the view loads without a scroll', () => {
    page = 600
    const { onLoadMore } = watch()
    expect(onLoadMore).toHaveBeenCalledTimes(1)
  })

  test('does nothing while a modal is in front, or nothing is left', () => {
    const { onLoadMore, rerender } = watch()
    rerender({ hasMore: true, isLoading: false, enabled: false })
    scrollTo(bottom())
    rerender({ hasMore: false, isLoading: false, enabled: true })
    scrollTo(bottom())
    expect(onLoadMore).not.toHaveBeenCalled()
  })
})

describe('CAT-03 over the cart', () => {
  test('a mouse above it holds the next page back until it leaves', () => {
    const { onLoadMore } = watch()
    point(500, 600, 'mouse')
    scrollTo(bottom())
    expect(onLoadMore).not.toHaveBeenCalled()
    point(500, 100, 'mouse')
    expect(onLoadMore).toHaveBeenCalledTimes(1)
  })

  test('a finger hovers nowhere: with touch it is the focus', () => {
    const { onLoadMore } = watch()
    const button = cart.querySelector('button')
    point(500, 600, 'touch')
    act(() => button?.focus())
    scrollTo(bottom())
    expect(onLoadMore).not.toHaveBeenCalled()
    act(() => button?.blur())
    scrollTo(bottom())
    expect(onLoadMore).toHaveBeenCalledTimes(1)
  })
})
