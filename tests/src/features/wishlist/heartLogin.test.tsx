import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { product, specifiedProduct } from '#mocks/products.ts'
import { savedItem } from '#mocks/savedItems.ts'
import { saveSignIn } from '#shared/session/savedSignIn.ts'
import { GUEST, STARTING } from '#shared/session/session.ts'
import { readPendingAction } from '#shared/session/pendingAction.ts'
import { cardHeart, look, modalHeart, openHearts, seen, type HeartShopOptions } from './heartShop.tsx'

let shop: Awaited<ReturnType<typeof openHearts>> | null = null

afterEach(() => {
  cleanup()
  shop?.close()
  shop = null
  sessionStorage.clear()
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

const jug = product({ id: 'jug', name: 'დოქი' })
const scarf = product({ id: 'scarf', name: 'შარფი' })
const wine = specifiedProduct({ id: 'wine', name: 'ღვინო' })
const [small] = wine.specifications
if (!small) throw new Error('the mocks have no product with specifications')

async function open(options: Partial<HeartShopOptions> = {}) {
  shop = await openHearts({ products: [jug, wine], ...options })
  return shop
}
const calls = () => shop?.calls.filter((call) => call.includes('saved-items')) ?? []

test('PROD-15 WISH-03 a card’s heart asks a guest to log in, and why; what was saved before stays saved after it (AUTH-12)', async () => {
  const { hands, setSession } = await open({ savedItems: [savedItem({ product: jug.id })] })
  await hands.click(cardHeart(jug.name))
  const auth = within(await screen.findByRole('dialog', { name: 'Account' }))
  expect(auth.getByText(/^გთხოვთ, შეხვიდეთ სისტემაში\. შესვლის შემდეგ/)).toBeDefined()
  expect(look(cardHeart(jug.name)).filled).toBe(false)
  expect(calls()).toEqual([])
  await setSession()
  await waitFor(() => expect(seen('toasts')).toBe('პროდუქტი შენახულია;'))
  await waitFor(() => expect(look(cardHeart(jug.name))).toEqual({ filled: true, busy: false }))
  expect(calls().some((call) => call.startsWith('DELETE'))).toBe(false)
})

test('PROD-15 in the modal the sentence stands there, with the way to log in; the choice is kept, and the focus is at the heart then', async () => {
  const { hands, setSession } = await open({ path: '/product/wine' })
  await hands.click(screen.getByRole('button', { name: small.value }))
  await hands.click(modalHeart(wine.name))
  const dialog = within(screen.getByRole('dialog', { name: wine.name }))
  expect(dialog.getByText('გთხოვთ, შეხვიდეთ სისტემაში.')).toBeDefined()
  expect(seen('wanted')).toBe('')
  await hands.click(dialog.getByRole('button', { name: 'Login' }))
  expect(JSON.parse(seen('wanted'))).toEqual({
    type: 'save',
    product: wine.id,
    specification: small.id,
  })
  await setSession()
  await waitFor(() => expect(look(modalHeart(wine.name))).toEqual({ filled: true, busy: false }))
  expect(dialog.queryByText('გთხოვთ, შეხვიდეთ სისტემაში.')).toBeNull()
  expect(document.activeElement).toBe(modalHeart(wine.name))
})

test('PROD-15 WISH-03 a product that needs a specification is opened after the login, with that message', async () => {
  const { hands, setSession } = await open()
  await hands.click(cardHeart(wine.name))
  await setSession()
  await waitFor(() => expect(seen('address')).toBe('/product/wine'))
  expect(seen('obstacle')).toBe('specificationNeeded')
})

test('PROD-15 AUTH-06 the pending action survives a social sign-in, which reloads the page', async () => {
  saveSignIn({ wanted: { type: 'save', product: jug.id, specification: null }, top: 0, email: '' })
  const { setSession } = await open({ who: STARTING, returned: { provider: 'google', hasFailed: false } })
  await setSession()
  await waitFor(() => expect(seen('toasts')).toBe('პროდუქტი შენახულია;'))
  expect(look(cardHeart(jug.name)).filled).toBe(true)
})

test('PROD-15 a save that fails after the login says why', async () => {
  const { hands, setSession } = await open({
    handlers: [http.get('*/v1/products/jug/', () => HttpResponse.json({}, { status: 404 }))],
  })
  await hands.click(cardHeart(jug.name))
  await setSession()
  await waitFor(() => expect(seen('toasts')).toBe('Failed to add to wishlist;'))
  expect(look(cardHeart(jug.name))).toEqual({ filled: false, busy: false })
})

test('PROD-15 a second press while the heart is being saved counts', async () => {
  const answer = Promise.withResolvers<undefined>()
  const { hands, setSession } = await open({
    products: [jug, scarf],
    handlers: [http.get('*/v1/products/jug/', () => answer.promise)],
  })
  await hands.click(cardHeart(jug.name))
  await setSession()
  await waitFor(() => expect(look(cardHeart(jug.name))).toEqual({ filled: true, busy: true }))
  await hands.click(cardHeart(jug.name))
  answer.resolve(undefined)
  await waitFor(() => expect(look(cardHeart(jug.name))).toEqual({ filled: false, busy: false }))
  // The wish has had its answer, too, by when another product is saved.
  await hands.click(cardHeart(scarf.name))
  await waitFor(() => expect(look(cardHeart(scarf.name))).toEqual({ filled: true, busy: false }))
  expect(calls().filter((call) => call.startsWith('POST'))).toHaveLength(1)
  expect(look(cardHeart(jug.name)).filled).toBe(false)
})

test('PROD-15 a press before it is known that a guest is there opens the login', async () => {
  const { hands, setSession } = await open({ who: STARTING })
  await hands.click(cardHeart(jug.name))
  await setSession(GUEST)
  expect(await screen.findByRole('dialog', { name: 'Account' })).toBeDefined()
  expect(look(cardHeart(jug.name))).toEqual({ filled: false, busy: false })
})

test.each([
  [
    { type: 'save', product: 'jug', specification: 5 },
    { type: 'save', product: 'jug', specification: 5 },
  ],
  [
    { type: 'save', product: 7 },
    { type: 'save', product: 7, specification: null },
  ],
  [{ type: 'save', product: { id: 1 } }, null],
])('AUTH-12 what was kept of a wish is read with care: %j', (kept, wanted) => {
  expect(readPendingAction(kept)).toEqual(wanted)
})
