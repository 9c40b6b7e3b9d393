import type { OrderCreate } from '@dukani/contracts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { placeOnce } from '#features/checkout/api/placeOnce.ts'
import { createOrderAttempts } from '#features/checkout/model/orderAttempt.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { order, orderItem } from '#mocks/orders.ts'
import { failure } from '../../shared/api/clientSetUp.ts'
import { fakeStorage } from '../../support/fakeStorage.ts'

const KEY = 'mark.0123456789abcdef'
const body: OrderCreate = {
  payment_method: 'bank',
  order_items_data_input: [{ product_id: 'wine', quantity: 2, specification_id: null }],
  subtotal: 77,
  address: 1,
}
const items = [orderItem({ product: { id: 'wine', name: 'ღვინო', main_image: null }, quantity: 2 })]
const earlier = order({ id: 'earlier', items })
const wanted = order({ id: 'wanted', items })
const created = { id: 'wanted', payment_method: 'bank', checkout_url: null }

const lost = new ApiError('timeout', 'no answer')
const refused = new ApiError('http', 'refused', { status: 400 })
const loginWanted = new ApiError('auth', 'who are you?', { status: 401 })

type Answer = unknown
const noLocks = () => undefined

/** A checkout before a server that gives these answers: an error is thrown, what never ends is a promise. */
function checkout(answers: { list: Answer[]; create?: Answer[] }) {
  const left = { list: [...answers.list], create: [...(answers.create ?? [])] }
  const calls: string[] = []
  const client: ApiClient = {
    async request({ path, method = 'GET', fresh = false, read }) {
      const what = method === 'POST' ? 'create' : 'list'
      calls.push(`${what} ${path}${fresh ? ' fresh' : ''}`)
      const answer = await left[what].shift()
      if (answer instanceof Error) throw answer
      return read(answer)
    },
  }
  const storage = fakeStorage()
  const attempts = createOrderAttempts(() => storage)
  return {
    calls: () => calls.map((call) => call.split(' ')[0]),
    paths: () => calls,
    attempts,
    place: () => placeOnce(client, body, KEY, attempts, noLocks),
  }
}

afterEach(() => void vi.useRealTimers())

describe('CHECK-12 an order at a server without keys', () => {
  test('is sent once the earlier orders are known', async () => {
    const { place, paths, attempts } = checkout({ list: [[earlier]], create: [{ id: 'wanted' }] })
    expect(await place()).toEqual(created)
    expect(paths()).toEqual(['list /v1/orders/ fresh', 'create /v1/orders/create/'])
    expect(attempts.of(KEY)).toMatchObject({ known: ['earlier'] })
  })

  test('is looked for in the list when its answer was lost', async () => {
    const { place, calls } = checkout({ list: [[earlier], [wanted, earlier]], create: [lost] })
    expect(await place()).toEqual(created)
    expect(calls()).toEqual(['list', 'create', 'list'])
  })

  test('is looked for before it is sent a second time, and not sent when it is there', async () => {
    const { place, calls } = checkout({ list: [[earlier], [earlier], [wanted, earlier]], create: [lost] })
    expect(await failure(place())).toBe(lost)
    expect(await place()).toEqual(created)
    expect(calls()).toEqual(['list', 'create', 'list', 'list'])
  })

  test('is sent again when it is not there, and is still a new one then', async () => {
    const { place, calls } = checkout({
      list: [[earlier], [earlier], [earlier], [wanted, earlier]],
      create: [lost, lost],
    })
    expect(await failure(place())).toBe(lost)
    expect(await place()).toEqual(created)
    expect(calls()).toEqual(['list', 'create', 'list', 'list', 'create', 'list'])
  })

  test.each([
    ['a refusal', refused],
    ['a login that is wanted', loginWanted],
  ])('is not looked for after %s', async (_, answer) => {
    const { place, calls } = checkout({ list: [[earlier], [wanted]], create: [answer] })
    expect(await failure(place())).toBe(answer)
    expect(calls()).toEqual(['list', 'create'])
  })

  test('is not sent a second time while the list can’t be read', async () => {
    const { place, calls } = checkout({ list: [[earlier], [earlier], refused], create: [lost] })
    await failure(place())
    expect(await failure(place())).toMatchObject({
      kind: 'network',
      message: 'the list of orders could not be read',
      cause: refused,
    })
    expect(calls()).toEqual(['list', 'create', 'list', 'list'])
  })

  test('wants a login when the list does', async () => {
    const { place } = checkout({ list: [[earlier], [earlier], loginWanted], create: [lost] })
    await failure(place())
    expect(await failure(place())).toBe(loginWanted)
  })

  test('fails with its own error when the list can’t be read afterwards', async () => {
    const { place } = checkout({ list: [[earlier], refused], create: [lost] })
    expect(await failure(place())).toBe(lost)
  })

  test('goes without the orders of before when they can’t be read', async () => {
    const { place, attempts } = checkout({ list: [refused], create: [{ id: 'wanted' }] })
    expect(await place()).toEqual(created)
    expect(attempts.of(KEY)).toMatchObject({ known: null })
  })

  test('waits five seconds for the orders of before, no longer', async () => {
    vi.useFakeTimers()
    const { place, calls } = checkout({ list: [new Promise(() => {})], create: [{ id: 'wanted' }] })
    const placed = place()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(calls()).toEqual(['list'])
    await vi.advanceTimersByTimeAsync(1)
    expect(await placed).toEqual(created)
  })
})
