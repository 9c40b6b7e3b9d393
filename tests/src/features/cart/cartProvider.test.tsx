import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cart, cartItem } from '#mocks/cart.ts'
import { cartHandlers } from '#mocks/cartHandlers.ts'
import { product } from '#mocks/products.ts'
import { CartProvider } from '#features/cart/api/CartProvider.tsx'
import { createCartChannel } from '#features/cart/model/cartChannel.ts'
import { lineKey } from '#features/cart/model/cartLine.ts'
import type { CartNotice } from '#features/cart/model/cartNotice.ts'
import { useCart, useCartActions, useQuantityInCart } from '#features/cart/model/useCart.ts'
import { mockApi, Shop } from '../../support/shop.tsx'

let api: ReturnType<typeof mockApi> | null = null

afterEach(() => {
  cleanup()
  api?.close()
  api = null
  localStorage.clear()
})

const wine = product({ id: 'wine' })
const honey = product({ id: 'honey' })
const filled = () => cartHandlers([wine, honey], cart([cartItem({ id: 'line', product: wine, quantity: 2 })]))

const Tab = ({ children }: { children: ReactNode }) => (
  <Shop>
    <CartProvider>{children}</CartProvider>
  </Shop>
)

function Badge() {
  const { status, count } = useCart()
  return `${status} ${count}`
}

describe('the cart in the tree', () => {
  test('is empty and idle in the first render, whoever asks', () => {
    expect(
      renderToString(
        <Tab>
          <Badge />
        </Tab>,
      ),
    ).toBe('idle 0')
    expect(localStorage.getItem('session_id')).toBeNull()
  })

  test('CART-01 loads once it is mounted, by a session id that it keeps', async () => {
    api = mockApi(...filled())
    render(
      <Tab>
        <Badge />
      </Tab>,
    )
    await screen.findByText('ready 2')
    expect(api.calls).toEqual([`GET /v1/cart/?session_id=${localStorage.getItem('session_id')}`])
  })

  test('a card follows its own product only', async () => {
    api = mockApi(...filled())
    let renders = 0
    const { result } = renderHook(
      () => {
        renders += 1
        return { actions: useCartActions(), honeys: useQuantityInCart('honey'), key: lineKey('wine') }
      },
      { wrapper: Tab },
    )
    const { actions } = result.current
    await act(() => actions.reload())
    const before = renders
    await act(() => actions.increase(result.current.key))
    expect(renders).toBe(before)
    await act(() => actions.add(honey))
    expect(result.current).toMatchObject({ honeys: 1, actions })
  })
})

describe('CART-15 other tabs follow', () => {
  test('two tabs of one browser show the same cart', async () => {
    api = mockApi(...filled())
    const one = renderHook(() => useCart(), { wrapper: Tab })
    const other = renderHook(() => useCart(), { wrapper: Tab })
    await waitFor(() => expect([one.result.current.count, other.result.current.count]).toEqual([2, 2]))
    await act(() => one.result.current.increase(lineKey('wine')))
    await waitFor(() => expect(other.result.current.count).toBe(3))
  })

  test('by storage events where there is no channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const onChange = vi.fn()
    const tab = createCartChannel()
    const stop = tab.listen(onChange)
    tab.changed()
    const key = localStorage.key(0)
    expect(key).toBe('dukani.cart')
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem('dukani.cart') }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(onChange).toHaveBeenCalledTimes(1)
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(onChange).toHaveBeenCalledTimes(1)
  })
})

test('CART-11 a failed load is reported, and repeated when the connection is back', async () => {
  let isDown = true
  api = mockApi(
    http.get('*/v1/cart/', () => (isDown ? HttpResponse.json({}, { status: 500 }) : undefined)),
    ...filled(),
  )
  const notify = vi.fn<(notice: CartNotice) => void>()
  render(
    <Shop>
      <CartProvider notify={notify}>
        <Badge />
      </CartProvider>
    </Shop>,
  )
  await screen.findByText('error 0')
  expect(notify.mock.calls).toMatchObject([[{ kind: 'loadFailed' }]])
  isDown = false
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await screen.findByText('ready 2')).toBeDefined()
})
