import type { Cart, Product, Specification } from '@dukani/contracts'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../support/deferredTexts.ts'
import { cart as cartOf, cartItem } from '#mocks/cart.ts'
import { cartHandlers } from '#mocks/cartHandlers.ts'
import { product, soldOutProduct, specification } from '#mocks/products.ts'
import { CartProvider } from '#features/cart/api/CartProvider.tsx'
import { AddBar } from '#pages/ProductPage/AddBar.tsx'
import { ToastProvider, useShownToasts } from '#shared/toast/ToastProvider.tsx'
import { mockApi, Shop } from '../support/shop.tsx'

let api: ReturnType<typeof mockApi> | null = null

beforeEach(() => localStorage.clear())

afterEach(() => {
  cleanup()
  api?.close()
  api = null
})

const wine = product({ id: 5, name: 'ღვინო' })
const small = specification({ id: 8, value: '0,75 ლ', inventory: 8 })
const large = specification({ id: 9, value: '1,5 ლ', inventory: 2 })
const gone = specification({ id: 10, value: '3 ლ', inventory: 0 })
const jug = product({ id: 6, name: 'დოქი', specifications: [small, large, gone] })
const noBag = soldOutProduct({ id: 7 })

const POST = 'POST /v1/cart/items/'
const added = () => api?.calls.filter((call) => call === POST).length

function Toasts() {
  const toasts = useShownToasts()
  return (
    <ul aria-label="toasts">
      {toasts.map(({ id, message }) => (
        <li key={id}>{message}</li>
      ))}
    </ul>
  )
}

/** The bar of a product, with a cart behind it that has been read. */
async function open(
  of: Product,
  {
    chosen = null,
    cart = cartOf(),
    before = [] as HttpHandler[],
  }: {
    chosen?: Specification | null
    cart?: Cart
    before?: HttpHandler[]
  } = {},
) {
  const server = mockApi(...before, ...cartHandlers([wine, jug, noBag], cart))
  api = server
  const tree = (specification: Specification | null) => (
    <Shop>
      <ToastProvider>
        <CartProvider>
          <AddBar product={of} specification={specification} isPreview={false} />
          <Toasts />
        </CartProvider>
      </ToastProvider>
    </Shop>
  )
  const { rerender } = render(tree(chosen))
  await waitFor(() => expect(server.calls[0]).toMatch(/^GET \/v1\/cart\//))
  return { choose: (next: Specification | null) => rerender(tree(next)) }
}

const add = () => screen.getByRole('button', { name: 'კალათაში დამატება' })
const addMore = () => screen.findByRole('button', { name: 'კიდევ დამატება' })
const message = () => screen.getByRole('alert').textContent
const amount = (name: string) => screen.getByRole('status', { name: `რაოდენობა: ${name}` }).textContent
const toasts = () => within(screen.getByRole('list', { name: 'toasts' })).queryAllByRole('listitem')

test('PROD-07 CART-07 what is added is said once, and then there is more to add', async () => {
  await open(wine)
  await userEvent.click(screen.getByRole('button', { name: 'ერთით მეტი: ღვინო' }))
  await userEvent.click(add())
  await addMore()
  expect(amount('ღვინო')).toBe('2')
  await waitFor(() =>
    expect(toasts().map(({ textContent }) => textContent)).toEqual(['პროდუქტი დაემატა კალათაში.']),
  )
  await userEvent.click(await addMore())
  await waitFor(() => expect(amount('ღვინო')).toBe('3'))
  expect(message()).toBe('')
})

test('PROD-07 a double click adds once; two clicks by themselves add twice', async () => {
  await open(wine)
  await userEvent.dblClick(add())
  await addMore()
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(amount('ღვინო')).toBe('1')
  expect(added()).toBe(1)
  await userEvent.click(await addMore())
  await waitFor(() => expect(amount('ღვინო')).toBe('2'))
})

test('PROD-08 without a specification nothing is added, and the modal says what is missing', async () => {
  const { choose } = await open(jug)
  await userEvent.click(add())
  expect(message()).toBe('გთხოვთ, აირჩიოთ სპეციფიკაცია')
  expect(added()).toBe(0)
  choose(small)
  expect(message()).toBe('')
  await userEvent.click(add())
  await addMore()
  expect(amount('დოქი')).toBe('1')
})

test.each([
  ['a product', noBag, null],
  ['a specification', jug, gone],
] as const)(
  'PROD-08 %s without stock isn’t added: the bar says why, and only after a press',
  async (_what, of, chosen) => {
    await open(of, { chosen })
    const more = screen.getByRole('button', { name: `ერთით მეტი: ${of.name}` })
    expect(more.getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByText('მარაგი ამოწურულია')).toBeNull()
    await userEvent.click(add())
    expect(message()).toBe('მარაგი ამოწურულია')
    expect(added()).toBe(0)
  },
)

test('CART-07 no more than the smaller of stock and five; each specification is counted by itself', async () => {
  const { choose } = await open(jug, {
    chosen: large,
    cart: cartOf([cartItem({ product: jug, specification: large, quantity: 2 })]),
  })
  await addMore()
  expect(screen.getByText('მაქსიმალური რაოდენობაა 2.')).toBeDefined()
  await userEvent.click(await addMore())
  await waitFor(() => expect(message()).toBe('მაქსიმალური რაოდენობაა 2.'))
  expect(added()).toBe(0)
  choose(small)
  expect(message()).toBe('')
  expect(amount('დოქი')).toBe('1')
  for (let presses = 0; presses < 6; presses += 1)
    await userEvent.click(screen.getByRole('button', { name: 'ერთით მეტი: დოქი' }))
  expect(amount('დოქი')).toBe('5')
  expect(screen.getByText('მაქსიმალური რაოდენობაა 5.')).toBeDefined()
})

const refusing = (body: object | string, status: number) =>
  http.post('*/v1/cart/items/', () =>
    typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body, { status }),
  )

test.each([
  [
    'with the server’s reason',
    { detail: 'ამ ფასად აღარ იყიდება' },
    'დამატება ვერ მოხერხდა: ამ ფასად აღარ იყიდება',
  ],
  ['as an unknown error where there is none', {}, 'დამატება ვერ მოხერხდა: უცნობი შეცდომა'],
] as const)('PROD-13 what could not be added is said %s, in the modal', async (_how, body, text) => {
  const { choose } = await open(jug, { chosen: small, before: [refusing(body, 400)] })
  await userEvent.click(add())
  await waitFor(() => expect(message()).toBe(text))
  expect(toasts()).toEqual([])
  expect(amount('დოქი')).toBe('1')
  // PROD-12: it is said of this choice alone.
  choose(large)
  expect(message()).toBe('')
})

test('CART-06 at one the stepper takes the line out; that it could not is said as what it is', async () => {
  const inCart = cartOf([cartItem({ id: 'line', product: wine, quantity: 1 })])
  await open(wine, {
    cart: inCart,
    before: [http.delete('*/v1/cart/items/:id/', () => HttpResponse.json({}, { status: 400 }))],
  })
  await addMore()
  await userEvent.click(screen.getByRole('button', { name: 'წაშლა: ღვინო' }))
  await waitFor(() => expect(message()).toBe('შეცდომა წაშლისას'))
  await addMore()
})

test('PROD-08 CART-07 what is said of one press isn’t taken away by the late answer to an earlier one', async () => {
  const answer = Promise.withResolvers<undefined>()
  const held = http.post('*/v1/cart/items/', async () => {
    await answer.promise
  })
  await open(jug, {
    chosen: large,
    before: [held],
    cart: cartOf([cartItem({ product: jug, specification: large })]),
  })
  await userEvent.click(await addMore())
  await waitFor(() => expect(amount('დოქი')).toBe('2'))
  await userEvent.click(await addMore())
  await waitFor(() => expect(message()).toBe('მაქსიმალური რაოდენობაა 2.'))
  answer.resolve(undefined)
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(message()).toBe('მაქსიმალური რაოდენობაა 2.')
})
