import { describe, expect, test } from 'vitest'
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
