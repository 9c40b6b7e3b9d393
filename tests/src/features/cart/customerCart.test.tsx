import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { cart, cartItem } from '#mocks/cart.ts'
import { cartHandlers, livingCart } from '#mocks/cartHandlers.ts'
import { product } from '#mocks/products.ts'
import { CartProvider } from '#features/cart/api/CartProvider.tsx'
import { useCart } from '#features/cart/model/useCart.ts'
import { SessionContext, type SessionState } from '#shared/session/session.ts'
import { mockApi, Shop } from '../../support/shop.tsx'
import { sessionSource } from '../../support/sessionSource.ts'

let api: ReturnType<typeof mockApi> | null = null

beforeEach(() => localStorage.clear())

afterEach(() => {
  cleanup()
  api?.close()
  api = null
})

const wine = product({ id: 'wine' })
const honey = product({ id: 'honey' })
const nino = user()
const GUEST: SessionState = { status: 'guest', user: null }
const CUSTOMER: SessionState = { status: 'customer', user: nino }
const STARTING: SessionState = { status: 'starting', user: null }
const actions = {
  login: () => Promise.resolve(nino),
  logout: () => Promise.resolve(),
  replaceUser: () => {},
}

function Badge() {
  const { status, count, isPending } = useCart()
  return `${status} ${count}${isPending ? ' pending' : ''}`
}

const page = (session: SessionState) => (
  <Shop>
    <SessionContext value={sessionSource({ ...session, ...actions })}>
      <CartProvider>
        <Badge />
      </CartProvider>
    </SessionContext>
  </Shop>
)

/** Two of the wine in the guest's cart, one of the honey in the customer's. */
function open(session: SessionState) {
  const customer = livingCart(cart([cartItem({ id: 'c', product: honey, quantity: 1 })]))
  api = mockApi(
    ...cartHandlers([wine, honey], cart([cartItem({ id: 'g', product: wine, quantity: 2 })]), customer),
  )
  const { calls } = api
  const view = render(page(session))
  return { calls, customer, follow: (next: SessionState) => view.rerender(page(next)) }
}

test('CART-13 a login merges the guest’s lines into the customer’s cart and reads that; a logout shows the guest’s', async () => {
  const { calls, customer, follow } = open(STARTING)
  await screen.findByText('idle 0')
  expect(calls).toEqual([])
  follow(GUEST)
  await screen.findByText('ready 2')
  follow(CUSTOMER)
  await screen.findByText('ready 2 pending')
  await screen.findByText('ready 3')
  expect(customer.items.map(({ product: of, quantity }) => [of?.id, quantity])).toEqual([
    ['honey', 1],
    ['wine', 2],
  ])
  const session = localStorage.getItem('session_id')
  expect(calls.at(-1)).toBe(`GET /v1/cart/?session_id=${session}&owner=${nino.id}`)
  expect(localStorage.getItem('dukani.guestCart')).toBeNull()
  follow(GUEST)
  expect(screen.getByText('idle 0')).toBeDefined()
  expect(await screen.findByText('ready 0')).toBeDefined()
})

test('CART-13 a restored session asks for the customer’s cart alone, unless the page before left a merge undone', async () => {
  const { calls } = open(CUSTOMER)
  await screen.findByText('ready 1')
  expect(calls).toEqual([`GET /v1/cart/?session_id=${localStorage.getItem('session_id')}&owner=${nino.id}`])
  cleanup()
  api?.close()
  localStorage.setItem('dukani.guestCart', '1')
  open(CUSTOMER)
  await screen.findByText('ready 3')
  expect(localStorage.getItem('dukani.guestCart')).toBeNull()
})
