import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
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
const jug = product({ id: 'jug', name: 'დოქი' })
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
const savedJug = savedItem({ id: 'saved', product: jug.id, product_name: jug.name })

async function open(options: Partial<HeartShopOptions> = {}) {
  shop = await openHearts({ products: [jug, wine], who: nino, ...options })
  return shop
}
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
})

test.each([
  ['with the server’s own words', { detail: 'მეტი აღარ ეტევა.' }, 'მეტი აღარ ეტევა.;'],
  ['without any', {}, 'Failed to add to wishlist;'],
])('WISH-04 a refusal takes a card’s heart back, %s', async (_, body, text) => {
  const { hands } = await open({
    handlers: [
      http.post(SAVE, async () => {
        await delay(30)
        return HttpResponse.json(body, { status: 400 })
      }),
    ],
  })
  await hands.click(cardHeart(jug.name))
  expect(look(cardHeart(jug.name))).toEqual({ filled: true, busy: true })
  await waitFor(() => expect(look(cardHeart(jug.name))).toEqual({ filled: false, busy: false }))
  expect(seen('toasts')).toBe(text)
})

test.each([
  ['its reason', { detail: 'მეტი აღარ ეტევა.' }, 'შენახვა ვერ მოხერხდა: მეტი აღარ ეტევა.;'],
  ['or an unknown one', {}, 'შენახვა ვერ მოხერხდა: უცნობი მიზეზი;'],
])('PROD-13 a refusal in the modal is said with %s', async (_, body, text) => {
  const { hands } = await open({
    path: '/product/jug',
    handlers: [http.post(SAVE, () => HttpResponse.json(body, { status: 400 }))],
  })
  await hands.click(modalHeart(jug.name))
  await waitFor(() => expect(seen('toasts')).toBe(text))
  await waitFor(() => expect(look(modalHeart(jug.name)).filled).toBe(false))
})

test('PROD-13 what could not be taken out in the modal is filled again, with the reason', async () => {
  const { hands } = await open({
    path: '/product/jug',
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
  const { hands } = await open({ path: '/product/wine' })
  await hands.click(modalHeart(wine.name))
  expect(seen('obstacle')).toBe('specificationNeeded')
  await hands.click(document.querySelector('[role="dialog"] button:last-of-type') ?? document.body)
  expect(seen('obstacle')).toBe('')
  await hands.click(modalHeart(wine.name))
  await waitFor(() => expect(seen('toasts')).toBe('პროდუქტი შენახულია;'))
})

test('PROD-07 the modal’s heart is filled for the chosen specification, the card’s for any of them', async () => {
  const { hands } = await open({ path: '/product/wine', savedItems: [savedWine(large, 'saved')] })
  await waitFor(() => expect(look(cardHeart(wine.name)).filled).toBe(true))
  const choose = (value: string) =>
    hands.click([...document.querySelectorAll('button')].find((one) => one.textContent === value) as Element)
  await choose(small.value)
  expect(look(modalHeart(wine.name)).filled).toBe(false)
  await choose(large.value)
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
  const { become } = await open({ savedItems: [savedJug] })
  await waitFor(() => expect(look(cardHeart(jug.name)).filled).toBe(true))
  await become(GUEST)
  expect(look(cardHeart(jug.name)).filled).toBe(false)
})

test('PROD-07 a press while the session is being restored waits, and is not lost', async () => {
  const { hands, become } = await open({ who: STARTING })
  await hands.click(cardHeart(jug.name))
  expect(look(cardHeart(jug.name))).toEqual({ filled: true, busy: true })
  expect(seen('wanted')).toBe('')
  await become(nino)
  await waitFor(() => expect(seen('toasts')).toBe('პროდუქტი შენახულია;'))
})
