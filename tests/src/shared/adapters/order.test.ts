import { orderSchema, toTetri, type Order } from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { awkwardOrder, order, orderItem, orders } from '#mocks/orders.ts'
import { toOrder, toOrders } from '#shared/api/adapters/order.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import { anyOrder, orderArbitrary } from './orderArbitraries.ts'

const itemOf = (given: object) => toOrder(order({ items: [{ ...orderItem(), ...given }] })).items[0]

describe('an order', () => {
  test('API-08 as our server sends it passes unchanged, alone and in a list', () => {
    fc.assert(
      fc.property(orderArbitrary, (given) => {
        expect(toOrder(given)).toEqual(given)
        expect(toOrders({ count: 1, next: null, previous: null, results: [given] })).toEqual({
          orders: [given],
          hasMore: false,
        })
      }),
    )
  })

  test('API-02 of anything there is an order that can be shown, or an answer that can’t be read', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const settle = (read: () => readonly Order[]) => {
      try {
        for (const one of read()) {
          expect(orderSchema.safeParse(one).success).toBe(true)
          for (const gel of [one.total_price, ...one.items.map(({ unit_price }) => unit_price)])
            expect(toTetri(gel)).toBeGreaterThanOrEqual(0)
        }
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
        expect(error).toMatchObject({ kind: 'parse' })
      }
    }
    fc.assert(
      fc.property(anyOrder, (given) => {
        settle(() => [toOrder(given)])
        settle(() => toOrders(given).orders)
      }),
    )
  })

  test('API-08 of another server: ids as numbers, amounts as texts, the address within an object', () => {
    const given = {
      id: 17,
      order_number: 1042,
      status: 'processing',
      created_at: '2026-11-20T21:30:00+04:00',
      total: '101.00',
      address: { home_address: 'ჭავჭავაძის 1', city: 'ბათუმი', region: 'აჭარა', postal_code: 6000 },
      latitude: '41.7',
      items: [
        {
          id: 3,
          product: { id: 5, name: 'თაფლი', images: [{ image: '/media/honey.png' }] },
          specification: { id: 9, value: '500 გ' },
          quantity: '2',
          unit_price: '50.50',
        },
      ],
    }
    expect(toOrder(given)).toEqual(
      order({
        id: 17,
        order_number: '1042',
        status: 'processing',
        payment_status: '',
        payment_method: '',
        created_at: given.created_at,
        home_address: 'ჭავჭავაძის 1',
        city: 'ბათუმი',
        region: 'აჭარა',
        postal_code: '6000',
        latitude: 41.7,
        items: [
          {
            id: 3,
            product: { id: 5, name: 'თაფლი', main_image: '/media/honey.png' },
            specification: { id: 9, value: '500 გ' },
            quantity: 2,
            unit_price: 50.5,
          },
        ],
      }),
    )
  })

  test('API-08 `total_price` goes before `total`; without either the items are added up', () => {
    const { total_price, ...rest } = order()
    expect(toOrder({ ...rest, total_price, total: 5 }).total_price).toBe(101)
    expect(toOrder({ ...rest, total: '5.50' }).total_price).toBe(5.5)
    expect(toOrder(rest).total_price).toBe(101)
    expect(() => toOrder({ ...rest, items: [] })).toThrow(ApiError)
  })

  test('without an id it is none; without a number it is called by its id', () => {
    expect(() => toOrder({ ...order(), id: null })).toThrow(ApiError)
    expect(toOrder({ ...order(), id: 8, order_number: ' ' }).order_number).toBe('8')
  })

  test('ORDER-01 an invalid date is null', () => {
    for (const created_at of [null, undefined, '', 'yesterday', 5, '5', '2026-13-40T00:00:00Z', {}])
      expect(toOrder({ ...order(), created_at }).created_at).toBe('')
  })

  test('an address that is one text is its first line', () => {
    const { home_address: _, ...rest } = order()
    expect(toOrder({ ...rest, address: 'კოსტავას 5' }).home_address).toBe('კოსტავას 5')
    expect(toOrder({ ...rest, address: 12 }).home_address).toBe('')
  })
})

describe('its payment', () => {
  const transfer = { iban: 'GE60', reference: '7', amount: '101.00' }
  const paymentOf = (payment: unknown) => toOrder({ ...order(), payment }).payment

  test('API-10 a transfer needs at least an IBAN, an amount and a reference', () => {
    const told = {
      recipient: '',
      bank: '',
      bic: '',
      iban: 'GE60',
      reference: '7',
      amount: 101,
      qr_payload: null,
    }
    expect(paymentOf({ state: 'unpaid', transfer })?.transfer).toEqual(told)
    for (const missing of ['iban', 'reference', 'amount'])
      expect(paymentOf({ state: 'unpaid', transfer: { ...transfer, [missing]: '' } })?.transfer).toBeNull()
  })

  test('what was refunded in parts is read, without what can’t be', () => {
    const refund = {
      id: 'r1',
      amount: 12.5,
      is_done: true,
      items: [{ id: 'i1', quantity: 1 }],
      created_at: '',
    }
    const refunds = [refund, { id: 'r2' }, null, { ...refund, items: [{ id: 'i2' }] }]
    expect(paymentOf({ state: 'paid', refunds })?.refunds).toEqual([refund, { ...refund, items: [] }])
    expect(paymentOf({ state: 'paid', refunds: 'none' })).not.toHaveProperty('refunds')
  })

  test('API-10 without a state it has no payment', () => {
    for (const untold of [undefined, null, 'paid', {}, { can_pay: true, transfer }])
      expect(paymentOf(untold)).toBeUndefined()
  })
})

describe('an item', () => {
  const uuid = '0199a1b2-0000-7000-8000-000000000001'

  test('API-02 its product is an object, an id or a name, with the fields beside it', () => {
    const product = (given: object) => {
      const found = itemOf(given)?.product
      return [found?.id, found?.name, found?.main_image]
    }
    const whole = { id: 5, name: 'თაფლი', main_image: '/a.png' }
    const beside = { product: 'tea', product_name: 'ჩაი', product_main_image: '/t.png' }
    expect(product({ product: whole })).toEqual([5, 'თაფლი', '/a.png'])
    expect(product({ product: 5 })).toEqual([5, '', null])
    expect(product({ product: uuid })).toEqual([uuid, '', null])
    expect(product(beside)).toEqual(['tea', 'ჩაი', '/t.png'])
    expect(product({ product: 'მწვანე ჩაი' })).toEqual([null, 'მწვანე ჩაი', null])
    expect(product({ product: 'ჩაი', product_id: 5 })).toEqual([5, 'ჩაი', null])
    // The product is gone.
    expect(product({ product: null, product_name: 'ჩაი' })).toEqual([null, 'ჩაი', null])
  })

  test('its English name is a field of the product, or beside it', () => {
    const english = (given: object) => itemOf(given)?.product.name_en
    expect(english({ product: { id: 5, name: 'ჩაი', name_en: 'Tea' } })).toBe('Tea')
    expect(english({ product: { id: 5, name: 'ჩაი' }, product_name_en: 'Tea' })).toBe('Tea')
    expect(english({ product: 5, product_name: 'ჩაი', product_name_en: 'Tea' })).toBe('Tea')
    expect(english({ product: { id: 5, name: 'ჩაი', name_en: '' } })).toBeUndefined()
  })

  test('API-02 its specification is an object, an id or a value', () => {
    const chosen = (specification: unknown) => itemOf({ specification })?.specification
    expect(chosen({ id: 1, value: '1 ლ' })).toEqual({ id: 1, value: '1 ლ' })
    expect(chosen({ id: 1, name: '1 ლ' })).toEqual({ id: 1, value: '1 ლ' })
    expect(chosen(7)).toEqual({ id: 7, value: '' })
    expect(chosen(uuid)).toEqual({ id: uuid, value: '' })
    expect(chosen('1 ლ')).toEqual({ id: null, value: '1 ლ' })
    // A size looks like an id, and isn't one.
    expect(chosen('42')).toEqual({ id: null, value: '42' })
    for (const none of [null, {}, ' ']) expect(chosen(none)).toBeNull()
  })

  test('without an id, or with a price of another name, it is shown; without a price it is left out', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const bare = { product: 'ჩაი', price: '7.50' }
    const read = toOrder({ ...order(), items: [bare, { product: 'ყავა' }, 'text'] })
    expect(read.items).toEqual([
      {
        id: 0,
        product: { id: null, name: 'ჩაი', main_image: null },
        specification: null,
        quantity: 1,
        unit_price: 7.5,
      },
    ])
    expect(warn).toHaveBeenCalledTimes(2)
  })
})

describe('a list of orders', () => {
  test('API-02 {results, next} and a bare list both work', () => {
    const given = [...orders(5), awkwardOrder()]
    expect(toOrders(given)).toEqual({ orders: given, hasMore: false })
    expect(toOrders({ results: given, next: '/v1/orders/?page=2' })).toEqual({ orders: given, hasMore: true })
    expect(toOrders({ results: given })).toEqual({ orders: given, hasMore: false })
    expect(toOrders({ results: [], next: '/v1/orders/?page=2' })).toEqual({ orders: [], hasMore: false })
    expect(toOrders({ results: null, next: null })).toEqual({ orders: [], hasMore: false })
  })

  test('a broken order is left out; only when all are broken the list can’t be read', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(toOrders([{ id: 1 }, order()]).orders).toEqual([order()])
    expect(() => toOrders([{ id: 1 }, null])).toThrow(ApiError)
  })

  test('an answer without a list is rejected', () => {
    for (const given of [null, {}, 'text', { results: {} }]) expect(() => toOrders(given)).toThrow(ApiError)
  })
})
