import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { product, specifiedProduct } from '#mocks/products.ts'
import { savedItem } from '#mocks/savedItems.ts'
import { GUEST, STARTING } from '#shared/session/session.ts'
import { cardHeart, look, modalHeart, openHearts, seen, type HeartShopOptions } from './heartShop.tsx'
import { nino } from './probe.tsx'

let shop: Awaited<ReturnType<typeof openHearts>> | null = null

afterEach(() => {
  cleanup()
  shop?.close()
  shop = null
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

const SAVE = '*/v1/saved-items/'
const jug = product({ id: 5, name: 'დოქი' })
const scarf = product({ id: 'scarf', name: 'შარფი' })
const wine = specifiedProduct({ id: 'wine', name: 'ღვინო' })
const [small, large] = wine.specifications
if (!small || !large) throw new Error('the mocks have no product with specifications')
const savedWine = (kind: typeof small, id: string) =>
  savedItem({
    id,
    product: wine.id,
    product_name: wine.name,
    specification: { id: kind.id, value: kind.value },
  })
const savedJug = savedItem({ id: 'saved', product: String(jug.id), product_name: jug.name })

async function open(options: Partial<HeartShopOptions> = {}) {
  shop = await openHearts({ products: [jug, wine], who: nino, ...options })
  return shop
}
const choice = (value: string) => screen.getByRole('button', { name: value })
const written = () => shop?.calls.filter((call) => /^(POST|DELETE) \/v1\/saved/.test(call))

test('PROD-07 WISH-03 a customer’s press fills the card’s heart at once, and a toast says that it is saved', async () => {
  const { hands } = await open()
  const heart = cardHeart(jug.name)
  expect(heart.getAttribute('aria-label')).toBe('შენახვა: დოქი')
  await hands.click(heart)
  expect(look(heart).filled).toBe(true)
  await waitFor(() => expect(seen('toasts')).toBe('პროდუქტი შენახულია;'))
  await waitFor(() => expect(look(heart)).toEqual({ filled: true, busy: false }))
  expect(written()).toEqual(['POST /v1/saved-items/'])
})

test('PROD-07 PROD-13 the next press takes it out again, and says so', async () => {
  const { hands } = await open({ savedItems: [savedJug] })
  await waitFor(() => expect(look(cardHeart(jug.name)).filled).toBe(true))
  await hands.click(cardHeart(jug.name))
  expect(look(cardHeart(jug.name)).filled).toBe(false)
  await waitFor(() => expect(seen('toasts')).toBe('პროდუქტი ამოღებულია შენახულებიდან;'))
  expect(written()).toEqual(['DELETE /v1/saved-items/saved/'])
})

test('PROD-07 a double tap ends as the last tap says, with one toast', async () => {
  await open({ savedItems: [savedJug] })
  await waitFor(() => expect(look(cardHeart(jug.name)).filled).toBe(true))
  fireEvent.click(cardHeart(jug.name))
  fireEvent.click(cardHeart(jug.name))
  expect(look(cardHeart(jug.name)).filled).toBe(true)
  await waitFor(() => expect(look(cardHeart(jug.name)).busy).toBe(false))
  expect(look(cardHeart(jug.name)).filled).toBe(true)
  expect(seen('toasts')).toBe('პროდუქტი შენახულია;')
  // The middle of it is never sent.
  expect(written()).toEqual([])
})

test('WISH-03 a second press waits for the answer, and is handled then', async () => {
  const answer = Promise.withResolvers<undefined>()
  const { hands } = await open({ handlers: [http.post(SAVE, () => answer.promise)] })
  await hands.click(cardHeart(jug.name))
  await waitFor(() => expect(written()).toEqual(['POST /v1/saved-items/']))
  await hands.click(cardHeart(jug.name))
  expect(look(cardHeart(jug.name))).toEqual({ filled: false, busy: true })
  expect(written()).toHaveLength(1)
  answer.resolve(undefined)
  await waitFor(() => expect(look(cardHeart(jug.name))).toEqual({ filled: false, busy: false }))
  expect(written()?.[1]).toMatch(/^DELETE/)
  expect(seen('toasts')).toBe('პროდუქტი ამოღებულია შენახულებიდან;')
})

test('WISH-04 a failure is ignored when another press has followed', async () => {
  const answer = Promise.withResolvers<Response>()
  const { hands } = await open({
    savedItems: [savedJug],
    handlers: [http.delete(`${SAVE}:id/`, () => answer.promise as Promise<HttpResponse<null>>)],
  })
  await waitFor(() => expect(look(cardHeart(jug.name)).filled).toBe(true))
  await hands.click(cardHeart(jug.name))
  await waitFor(() => expect(written()).toEqual(['DELETE /v1/saved-items/saved/']))
  await hands.click(cardHeart(jug.name))
  answer.resolve(HttpResponse.json({}, { status: 500 }))
  await waitFor(() => expect(look(cardHeart(jug.name))).toEqual({ filled: true, busy: false }))
  expect(seen('toasts')).toBe('პროდუქტი შენახულია;')
  expect(written()).toHaveLength(1)
})

test('PROD-07 two specifications of a product don’t wait for each other', async () => {
  const answer = Promise.withResolvers<undefined>()
  const { hands } = await open({
    path: '/product/wine',
    handlers: [http.post(SAVE, () => answer.promise)],
  })
  await hands.click(choice(small.value))
  await hands.click(modalHeart(wine.name))
  await hands.click(choice(large.value))
  expect(look(modalHeart(wine.name))).toEqual({ filled: false, busy: false })
  await hands.click(modalHeart(wine.name))
  await waitFor(() => expect(written()).toHaveLength(2))
  answer.resolve(undefined)
  await waitFor(() => expect(look(modalHeart(wine.name))).toEqual({ filled: true, busy: false }))
  await hands.click(choice(small.value))
  expect(look(modalHeart(wine.name))).toEqual({ filled: true, busy: false })
})

test('WISH-04 a refusal takes a card’s heart back, with the server’s own words', async () => {
  const answer = Promise.withResolvers<Response>()
  const { hands } = await open({
    handlers: [http.post(SAVE, () => answer.promise as Promise<HttpResponse<null>>)],
  })
  await hands.click(cardHeart(jug.name))
  expect(look(cardHeart(jug.name))).toEqual({ filled: true, busy: true })
  answer.resolve(HttpResponse.json({ detail: 'მეტი აღარ ეტევა.' }, { status: 400 }))
  await waitFor(() => expect(look(cardHeart(jug.name))).toEqual({ filled: false, busy: false }))
  expect(seen('toasts')).toBe('მეტი აღარ ეტევა.;')
})

test('PROD-13 what could not be taken out in the modal is filled again, with the reason', async () => {
  const { hands } = await open({
    path: `/product/${jug.id}`,
    savedItems: [savedJug],
    handlers: [http.delete(`${SAVE}:id/`, () => HttpResponse.json({}, { status: 500 }))],
  })
  await waitFor(() => expect(look(modalHeart(jug.name)).filled).toBe(true))
  await hands.click(modalHeart(jug.name))
  await waitFor(() => expect(seen('toasts')).toBe('ამოღება ვერ მოხერხდა: უცნობი მიზეზი;'))
  await waitFor(() => expect(look(modalHeart(jug.name))).toEqual({ filled: true, busy: false }))
})

test('WISH-03 a card’s heart opens the product that needs a specification, with that message', async () => {
  const { hands } = await open({ path: '/?category=a' })
  await hands.click(cardHeart(wine.name))
  await waitFor(() => expect(seen('address')).toBe('/product/wine?category=a'))
  expect(seen('obstacle')).toBe('specificationNeeded')
  expect(look(cardHeart(wine.name)).filled).toBe(false)
  expect(written()).toEqual([])
})

test('WISH-03 PROD-12 in the modal it is said there, until one is chosen or another product is shown', async () => {
  const other = specifiedProduct({ id: 'other', name: 'ჩაი' })
  const { hands } = await open({ products: [wine, other], path: '/product/wine' })
  await hands.click(modalHeart(wine.name))
  expect(seen('obstacle')).toBe('specificationNeeded')
  await hands.click(screen.getByText('another product'))
  expect(seen('obstacle')).toBe('')
  await hands.click(screen.getByText('back'))
  await hands.click(choice(large.value))
  expect(seen('obstacle')).toBe('')
  await hands.click(modalHeart(wine.name))
  await waitFor(() => expect(seen('toasts')).toBe('პროდუქტი შენახულია;'))
})

test('PROD-07 the modal’s heart is filled for the chosen specification, the card’s for any of them', async () => {
  const { hands } = await open({ path: '/product/wine', savedItems: [savedWine(large, 'saved')] })
  await waitFor(() => expect(look(cardHeart(wine.name)).filled).toBe(true))
  await hands.click(choice(small.value))
  expect(look(modalHeart(wine.name)).filled).toBe(false)
  await hands.click(choice(large.value))
  expect(look(modalHeart(wine.name)).filled).toBe(true)
  await hands.click(cardHeart(wine.name))
  await waitFor(() => expect(written()).toEqual(['DELETE /v1/saved-items/saved/']))
  expect(look(modalHeart(wine.name)).filled).toBe(false)
})

test('PROD-07 where several specifications are saved, a card’s heart shows them and takes nothing out', async () => {
  const { hands } = await open({ savedItems: [savedWine(small, 'one'), savedWine(large, 'two')] })
  await waitFor(() => expect(look(cardHeart(wine.name)).filled).toBe(true))
  await hands.click(cardHeart(wine.name))
  await waitFor(() => expect(seen('overlay')).toBe('wishlist'))
  await waitFor(() => expect(look(cardHeart(wine.name))).toEqual({ filled: true, busy: false }))
  expect(written()).toEqual([])
})

test('WISH-02 a logout clears the hearts', async () => {
  const { setSession } = await open({ savedItems: [savedJug] })
  await waitFor(() => expect(look(cardHeart(jug.name)).filled).toBe(true))
  await setSession(GUEST)
  expect(look(cardHeart(jug.name)).filled).toBe(false)
})

test('PROD-07 presses while the session is being restored wait, and the last of each counts', async () => {
  const { hands, setSession } = await open({ products: [jug, scarf], who: STARTING })
  await hands.click(cardHeart(jug.name))
  expect(look(cardHeart(jug.name))).toEqual({ filled: true, busy: true })
  await hands.click(cardHeart(scarf.name))
  await hands.click(cardHeart(jug.name))
  expect(seen('wanted')).toBe('')
  await setSession(nino)
  await waitFor(() => expect(seen('toasts')).toContain('პროდუქტი შენახულია;'))
  await waitFor(() => expect(look(cardHeart(scarf.name))).toEqual({ filled: true, busy: false }))
  expect(look(cardHeart(jug.name))).toEqual({ filled: false, busy: false })
  expect(written()).toEqual(['POST /v1/saved-items/'])
})
