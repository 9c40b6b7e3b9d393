import { PRODUCT_ORDERINGS, readAmount, readArrangement, type Arrangement } from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const read = (text: string) => readArrangement(new URLSearchParams(text))

describe('CAT-10 an arrangement in an address', () => {
  test('each order, what is in stock and discounted, prices from and to, and the least rating', () => {
    for (const ordering of PRODUCT_ORDERINGS) expect(read(`ordering=${ordering}`)).toStrictEqual({ ordering })
    expect(read('max_price=40&min_price=5.5&in_stock=true&ordering=price')).toStrictEqual({
      ordering: 'price',
      in_stock: true,
      min_price: 5.5,
      max_price: 40,
    })
    expect(read('min_rating=4&discounted=true')).toStrictEqual({ discounted: true, min_rating: 4 })
    for (const stars of [1, 5]) expect(read(`min_rating=${stars}`)).toStrictEqual({ min_rating: stars })
    expect(read('max_price=0')).toStrictEqual({ max_price: 0 })
    expect(read('min_price=40&max_price=40')).toStrictEqual({ min_price: 40, max_price: 40 })
  })

  test('what can not be read, or leaves nothing out, is passed over', () => {
    for (const text of [
      ...[
        '',
        'ordering=name',
        'ordering=',
        'in_stock=false',
        'in_stock=1',
        'discounted=false',
        'discounted=1',
      ],
      ...['min_rating=', 'min_rating=0', 'min_rating=6', 'min_rating=4.5', 'min_rating=44'],
      ...['min_price=-1&max_price=x', 'min_price=1.234', 'max_price=1e3', 'min_price=9999999999'],
      ...['min_price=0', 'min_price=50&max_price=20'],
    ])
      expect(read(text), text).toStrictEqual({})
  })

  test('an amount has a point or the Georgian comma', () => {
    expect(readAmount(' 25,50 ')).toBe(25.5)
    expect(readAmount('25.5')).toBe(25.5)
    expect(readAmount('0')).toBe(0)
    for (const wrong of ['', '25 ₾', '25,', ',5', '1 000', '-5', '25,505']) {
      expect(readAmount(wrong), wrong).toBeUndefined()
    }
  })

  test('whatever an address says, what is read of it is read again', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('true', 'price', '5', '7,25', '100.1'))
    const name = ['ordering', 'in_stock', 'discounted', 'min_price', 'max_price', 'min_rating'] as const
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...name), value), (given) => {
        const once: Arrangement = readArrangement(new URLSearchParams(given))
        const written = Object.entries(once).map(([name, part]) => [name, String(part)])
        expect(readArrangement(new URLSearchParams(written))).toEqual(once)
      }),
    )
  })
})
