import { describe, expect, test, vi } from 'vitest'
import { quantityHeld, enforceLimit, type BuyableLine } from '#features/cart/model/lineLimit.ts'
import { mergeCarts } from '#features/cart/model/mergeCarts.ts'
import { fakeCarts } from './fakeCarts.ts'
import { bread, honey, line, USER, wine } from './mergeGoods.ts'

describe('CART-13 the merge at login, before a server that merges by itself', () => {
  test('counts nothing twice', async () => {
    const { api, calls, guest, customer } = fakeCarts({
      mergesItself: true,
      guest: [line(wine, 1), line(bread, 2)],
      customer: [line(wine, 1, 'c-wine')],
    })
    expect(await mergeCarts(api, USER)).toEqual({ isComplete: true, notices: [] })
    expect(calls).toEqual(['guest', 'before', 'customer', 'guest'])
    expect(guest()).toEqual([])
    expect(customer()).toEqual([
      ['wine', 2],
      ['bread', 2],
    ])
  })

  test('counts nothing twice where that happens at the login already', async () => {
    const fake = fakeCarts({ mergesItself: true, guest: [line(wine, 1)] })
    const { api } = fake
    const before = api.linesBefore
    api.linesBefore = async () => {
      await api.customerLines()
      return before()
    }
    expect(await mergeCarts(api, USER)).toEqual({ isComplete: true, notices: [] })
    expect(fake.customer()).toEqual([['wine', 1]])
  })

  test('adds what such a server has left out', async () => {
    const fake = fakeCarts({ mergesItself: true, guest: [line(wine, 2)] })
    const { api } = fake
    api.customerLines = () => {
      fake.emptyGuest()
      return Promise.resolve([])
    }
    expect(await mergeCarts(api, USER)).toMatchObject({ isComplete: true })
    expect(fake.customer()).toEqual([['wine', 2]])
  })
})

test.each([
  ['that merges by itself', true],
  ['that adds whatever it is given', false],
])('CART-13 the limit holds at a server %s and has none', async (_, mergesItself) => {
  const { api, guest, customer } = fakeCarts({
    kind: 'limitless',
    mergesItself,
    guest: [line(wine, 4), line(honey, 2), line(bread, 1)],
    customer: [line(wine, 3, 'c-wine'), line(honey, 2, 'c-honey')],
  })
  expect(await mergeCarts(api, USER)).toEqual({
    isComplete: true,
    notices: [
      { kind: 'maximumOf', name: 'ღვინო', n: 5 },
      { kind: 'reduced', name: 'თაფლი', n: 3 },
    ],
  })
  expect(guest()).toEqual([])
  expect(customer()).toEqual([
    ['wine', 5],
    ['honey', 3],
    ['bread', 1],
  ])
})

test('CART-13 several lines of one thing hold no more than its limit together', async () => {
  const lineOf = (id: string | null, quantity: number): BuyableLine => ({
    id,
    product: wine,
    specification: null,
    specificationId: null,
    quantity,
  })
  const lines = [lineOf('a', 3), lineOf('b', 4), lineOf(null, 1), lineOf('c', 1)]
  const gone = { ...lineOf('gone', 9), product: null }
  expect(quantityHeld([...lines, gone], lineOf('a', 3))).toBe(9)
  const setCustomerLine = vi.fn(() => Promise.resolve())
  await enforceLimit([gone, ...lines], lineOf('a', 3), { setCustomerLine })
  const wanted = { product: 'wine', specification: null }
  expect(setCustomerLine.mock.calls).toEqual([
    [{ id: 'b', ...wanted, quantity: 2 }],
    [{ id: 'c', ...wanted, quantity: 0 }],
  ])
})
