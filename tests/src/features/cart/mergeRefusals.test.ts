import { beforeEach, describe, expect, test, vi } from 'vitest'
import { product } from '#mocks/products.ts'
import { mergeCarts } from '#features/cart/model/mergeCarts.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import { fakeCarts } from './fakeCarts.ts'
import { bread, honey, line, USER, wine } from './mergeGoods.ts'

const refused = (status: number) => expect.objectContaining({ status }) as ApiError

beforeEach(() => {
  // What is refused is written to the console; here it is expected.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('CART-13 a merge at login that is refused in part', () => {
  test.each([400, 403, 404, 409, 422, 499])(
    'goes on after a line that is refused with %i',
    async (status) => {
      const { api, guest, customer } = fakeCarts({
        guest: [line(wine, 1), line(bread, 1)],
        refusals: { 'add wine 1': status },
      })
      expect(await mergeCarts(api, USER)).toEqual({
        isComplete: true,
        notices: [{ kind: 'notMerged', names: [{ name: 'ღვინო' }] }],
      })
      expect([guest(), customer()]).toEqual([[['wine', 1]], [['bread', 1]]])
      expect(console.warn).toHaveBeenCalledTimes(1)
    },
  )

  test.each([302, 408, 429, 500, 503])('ends at a %i, after which the same may succeed', async (status) => {
    const { api, guest } = fakeCarts({
      guest: [line(wine, 1), line(bread, 1)],
      refusals: { 'add wine 1': status },
    })
    expect(await mergeCarts(api, USER)).toEqual({
      isComplete: false,
      notices: [{ kind: 'notMerged', names: [{ name: 'ღვინო' }, { name: 'პური' }] }],
    })
    expect(guest()).toEqual([
      ['wine', 1],
      ['bread', 1],
    ])
  })

  test('names only what is left when it ends later', async () => {
    const { api } = fakeCarts({
      guest: [line(wine, 1), line(bread, 1), line(honey, 1)],
      refusals: { 'add bread 1': 500 },
    })
    expect(await mergeCarts(api, USER)).toMatchObject({
      isComplete: false,
      notices: [{ kind: 'notMerged', names: [{ name: 'პური' }, { name: 'თაფლი' }] }],
    })
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('the merge of the carts was cut short', refused(500))
  })

  test('a login that is wanted, and an error that is not the server’s, end it too', async () => {
    const loginWanted = new ApiError('auth', 'x', { status: 401 })
    for (const error of [loginWanted, new TypeError('x'), new ApiError('parse', 'x')]) {
      const { api } = fakeCarts({ guest: [line(wine, 1)] })
      api.addOnce = () => Promise.reject(error)
      expect(await mergeCarts(api, USER)).toMatchObject({ isComplete: false })
    }
  })

  test('a line that can’t be dropped stops none of the others', async () => {
    const { api, guest, customer } = fakeCarts({
      guest: [line(wine, 1), line(bread, 1)],
      refusals: { 'drop g-wine': 403 },
    })
    expect(await mergeCarts(api, USER)).toEqual({ isComplete: true, notices: [] })
    expect(guest()).toEqual([['wine', 1]])
    expect(customer()).toEqual([
      ['wine', 1],
      ['bread', 1],
    ])
    const warning = 'a line that was moved could not be dropped'
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(warning, refused(403))
  })

  test('is done again when a line could not be dropped for want of an answer', async () => {
    const { api } = fakeCarts({ guest: [line(wine, 1)], refusals: { 'drop g-wine': 500 } })
    expect(await mergeCarts(api, USER)).toMatchObject({ isComplete: false })
  })
})

describe('CART-13 a merge at login before a server that takes all of a line or nothing', () => {
  test.each([400, 409])('asks for what fits after a %i, under another key', async (status) => {
    const { api, keys, calls, customer } = fakeCarts({
      guest: [line(wine, 4)],
      customer: [line(wine, 3, 'c-wine')],
      refusals: { 'add wine 4': status },
    })
    expect(await mergeCarts(api, USER)).toMatchObject({
      notices: [{ kind: 'maximumOf', name: 'ღვინო', n: 5 }],
    })
    expect(customer()).toEqual([['wine', 5]])
    expect(keys).toEqual(['cart-merge:user-1:g-wine:2'])
    expect(calls).toContain('add wine 2')
  })

  test('asks for nothing more where another tab has filled the cart meanwhile', async () => {
    const { api, calls } = fakeCarts({
      guest: [line(wine, 2)],
      customer: [line(wine, 4, 'c-wine')],
      refusals: { 'add wine 2': 400 },
    })
    const full = (await api.customerLines()).map((one) => ({ ...one, quantity: 5 }))
    api.customerLines = vi.fn(() => Promise.resolve(full)).mockImplementationOnce(api.customerLines)
    expect(await mergeCarts(api, USER)).toMatchObject({
      notices: [{ kind: 'maximumOf', name: 'ღვინო', n: 5 }],
    })
    expect(calls.filter((call) => call.startsWith('add'))).toEqual(['add wine 2'])
  })

  test('asks for nothing more after another refusal', async () => {
    const { api, calls } = fakeCarts({
      guest: [line(wine, 4)],
      customer: [line(wine, 3, 'c-wine')],
      refusals: { 'add wine 4': 403 },
    })
    expect(await mergeCarts(api, USER)).toMatchObject({
      notices: [{ kind: 'notMerged', names: [{ name: 'ღვინო' }] }],
    })
    expect(calls.filter((call) => call.startsWith('add'))).toEqual(['add wine 4'])
  })

  test('leaves a line with the guest that would have fitted whole', async () => {
    const { api, guest, calls } = fakeCarts({
      guest: [line(wine, 2)],
      customer: [line(wine, 3, 'c-wine')],
      refusals: { 'add wine 2': 400 },
    })
    expect(await mergeCarts(api, USER)).toMatchObject({
      notices: [{ kind: 'notMerged', names: [{ name: 'ღვინო' }] }],
    })
    expect(guest()).toEqual([['wine', 2]])
    expect(calls.filter((call) => call.startsWith('add'))).toEqual(['add wine 2'])
  })
})

describe('CART-13 what a merge at login says of a line', () => {
  test('nothing when it reaches the limit and fits', async () => {
    const { api } = fakeCarts({ guest: [line(wine, 2)], customer: [line(wine, 3, 'c-wine')] })
    expect(await mergeCarts(api, USER)).toEqual({ isComplete: true, notices: [] })
  })

  test('nothing where the server has taken less than fits', async () => {
    const { api } = fakeCarts({ guest: [line(wine, 4)], customer: [line(wine, 3, 'c-wine')] })
    api.addOnce = () => Promise.resolve()
    expect(await mergeCarts(api, USER)).toMatchObject({ notices: [] })
  })
})

test('CART-13 a line whose id the server has not sent is moved, and can’t be dropped', async () => {
  const { api, calls, keys } = fakeCarts({ guest: [line(wine, 1)] })
  const named = await api.guestLines()
  api.guestLines = () => Promise.resolve(named.map((one) => ({ ...one, id: null })))
  expect(await mergeCarts(api, USER)).toEqual({ isComplete: true, notices: [] })
  expect([calls.filter((call) => call.startsWith('drop')), keys]).toEqual([[], ['cart-merge:user-1:']])
})

test('CART-13 the key of a line is the same at every attempt, and its own for each customer and line', async () => {
  const keyFor = async (user: string, id: string) => {
    const { api, keys } = fakeCarts({ guest: [line(wine, 1, id)] })
    await mergeCarts(api, user)
    return keys[0]
  }
  expect(await keyFor('a:b', 'c')).toBe('cart-merge:a%3Ab:c')
  expect(await keyFor('a', 'b:c')).toBe('cart-merge:a:b%3Ac')
  const long = product().name.repeat(40)
  expect(await keyFor(long, 'one')).not.toBe(await keyFor(long, 'two'))
})
