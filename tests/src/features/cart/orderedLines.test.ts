import { beforeEach, describe, expect, test, vi } from 'vitest'
import { product, specifiedProduct } from '#mocks/products.ts'
import { createOrderedLines, type OrderedLine } from '#features/cart/model/orderedLines.ts'
import { removeOrderedLines } from '#features/cart/model/removeOrderedLines.ts'
import type { CartLine } from '#shared/api/adapters/cart.ts'
import { fakeStorage } from '../../support/fakeStorage.ts'

const wine: OrderedLine = { id: 'l-1', productId: 'wine', specificationId: null, quantity: 2 }
const honey: OrderedLine = { id: null, productId: 7, specificationId: 's-1', quantity: 1 }

describe('CHECK-09 the stored ordered lines', () => {
  let kept: Map<string, string>
  const memoryOf = (owner: string) => createOrderedLines(owner, () => fakeStorage(kept))

  beforeEach(() => {
    kept = new Map()
  })

  test('outlives the page, for each customer apart, and leaves nothing behind', () => {
    memoryOf('nino').remember([wine])
    memoryOf('nino').remember([honey])
    expect(memoryOf('nino').all()).toEqual([wine, honey])
    expect(memoryOf('gia').all()).toEqual([])
    memoryOf('nino').forget([wine])
    expect(memoryOf('nino').all()).toEqual([honey])
    memoryOf('nino').forget([honey])
    expect(memoryOf('nino').all()).toEqual([])
    expect(kept.size).toBe(0)
  })

  test('store only what identifies a line', () => {
    const line = { ...wine, name: 'ღვინო', unitPrice: 3_850 }
    memoryOf('nino').remember([line])
    expect(memoryOf('nino').all()).toStrictEqual([wine])
  })

  test.each([
    ['', []],
    ['{', []],
    ['{}', []],
    ['null', []],
    ['[null, 7, {}, {"productId": 7}, {"quantity": 1}]', []],
    [JSON.stringify([{ productId: 7, quantity: 1, specificationId: 's-1' }, 'x']), [honey]],
  ])('makes of the stored text %j what can be read', (text, lines) => {
    kept.set('dukani.ordered.nino', text)
    expect(memoryOf('nino').all()).toEqual(lines)
  })

  test('lives as long as the page where storage is refused', () => {
    const memory = createOrderedLines('nino', () => {
      throw new Error('refused')
    })
    expect(memory.all()).toEqual([])
    memory.remember([wine])
    memory.remember([honey])
    expect(memory.all()).toEqual([wine, honey])
    memory.forget([wine])
    expect(memory.all()).toEqual([honey])
  })
})

describe('CHECK-09 taking what was ordered out of a cart', () => {
  const specified = specifiedProduct({ id: 7 })
  const line = (changes: Partial<CartLine> = {}): CartLine => ({
    id: 'l-1',
    product: product({ id: 'wine' }),
    specification: null,
    specificationId: null,
    quantity: 2,
    ...changes,
  })

  async function take(lines: CartLine[], known: OrderedLine[], error?: Error) {
    const memory = createOrderedLines('nino', () => fakeStorage(new Map()))
    const forget = vi.spyOn(memory, 'forget')
    const work = () => (error ? Promise.reject(error) : Promise.resolve())
    const api = { change: vi.fn(work), remove: vi.fn(work) }
    const left = await removeOrderedLines(lines, { known, memory }, api)
    return { left, forgotten: forget.mock.calls[0]?.[0], change: api.change, remove: api.remove }
  }

  test('other things, other specifications and lines without a product stay', async () => {
    const others = [
      line({ product: product({ id: 'bread' }) }),
      line({ product: specified, specificationId: 's-2' }),
      line({ product: null }),
    ]
    const { left, forgotten, remove, change } = await take(others, [wine, honey])
    expect(left).toEqual(others)
    expect([remove, change].flatMap(({ mock }) => mock.calls)).toEqual([])
    // They are not in the cart any more.
    expect(forgotten).toEqual([wine, honey])
  })

  test('a line of the same product under another id is a new addition', async () => {
    const anew = line({ id: 'l-2' })
    expect(await take([anew], [wine])).toMatchObject({ left: [anew], forgotten: [wine] })
  })

  test('one of fewer than were ordered goes whole', async () => {
    const { left, remove } = await take([line({ quantity: 1 })], [wine])
    expect(left).toEqual([])
    expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 'l-1' })
  })

  test('of one with more the rest stays, and the server is given it', async () => {
    const more = line({ id: 7, product: specified, specificationId: 's-1', quantity: 4 })
    const { left, change, remove } = await take([more], [honey])
    expect(left).toEqual([{ ...more, quantity: 3 }])
    expect(change).toHaveBeenCalledExactlyOnceWith({ id: 7, product: 7, specification: 's-1', quantity: 3 })
    expect(remove).not.toHaveBeenCalled()
  })

  test('a line whose id the server has not sent is left out, and asks for nothing', async () => {
    const { left, remove, forgotten } = await take([line({ id: null })], [wine])
    expect([left, forgotten]).toEqual([[], [wine]])
    expect(remove).not.toHaveBeenCalled()
  })

  test('a line that the server doesn’t remove is remembered', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const error = new Error('refused')
    expect(await take([line()], [wine, honey], error)).toMatchObject({ left: [], forgotten: [honey] })
    const warning = 'a line that was ordered could not be taken out of the cart'
    expect(warn).toHaveBeenCalledExactlyOnceWith(warning, error)
  })
})
