import { describe, expect, test, vi } from 'vitest'
import { product } from '#mocks/products.ts'
import { savedItem } from '#mocks/savedItems.ts'
import { createHearts, type CarryOut, type HeartPress } from '#features/wishlist/model/hearts.ts'

const scarf = product({ id: 5 })
const press = (isWanted: boolean, changes: Partial<HeartPress> = {}): HeartPress => ({
  productId: scarf.id,
  product: scarf,
  specification: null,
  isWanted,
  from: 'card',
  ...changes,
})
const later = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** Somebody who carries out when the test says so. */
function carrier() {
  const taken: { press: HeartPress; isLatest: () => boolean; finish: () => void }[] = []
  const by: CarryOut = (given, isLatest) =>
    new Promise<void>((resolve) => void taken.push({ press: given, isLatest, finish: resolve }))
  return { taken, by }
}

describe('how a heart looks', () => {
  test('PROD-07 a card’s is filled when anything of the product is saved, the modal’s when the chosen one is', () => {
    const hearts = createHearts()
    expect(hearts.look(5)).toBe('unsaved')
    hearts.show([savedItem({ product: '5', specification: { id: 1, value: '2 ლ' } })])
    expect(hearts.look(5)).toBe('saved')
    expect(hearts.look(5, '1')).toBe('saved')
    expect(hearts.look(5, 2)).toBe('unsaved')
    expect(hearts.look(5, null)).toBe('unsaved')
    hearts.show([])
    expect(hearts.look(5)).toBe('unsaved')
  })

  test('PROD-07 it is as it was pressed until that is over, and then as the list says', async () => {
    const hearts = createHearts()
    const { taken, by } = carrier()
    hearts.carryOut(by)
    hearts.press(press(true))
    expect(hearts.look(5)).toBe('saving')
    taken[0]?.finish()
    await later()
    expect(hearts.look(5)).toBe('unsaved')
  })

  test('those who follow hear of every change, until they stop', () => {
    const hearts = createHearts()
    const heard = vi.fn()
    const stop = hearts.subscribe(heard)
    hearts.press(press(true))
    hearts.show([])
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    hearts.show([])
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('presses', () => {
  test('WISH-03 one that nobody can carry out yet is not lost; of two of the same choice the last one counts', () => {
    const hearts = createHearts()
    hearts.press(press(true))
    hearts.press(press(true, { productId: 6 }))
    hearts.press(press(false))
    expect(hearts.isWaiting()).toBe(true)
    expect(hearts.look(5)).toBe('removing')
    const { taken, by } = carrier()
    hearts.carryOut(by)
    expect(hearts.isWaiting()).toBe(false)
    expect(taken.map((one) => [one.press.productId, one.press.isWanted])).toEqual([
      [5, false],
      [6, true],
    ])
  })

  test('PROD-07 a double tap ends as the last tap says, whichever is over first', async () => {
    const hearts = createHearts()
    const { taken, by } = carrier()
    hearts.carryOut(by)
    hearts.press(press(true))
    hearts.press(press(false))
    expect(taken.map(({ isLatest }) => isLatest())).toEqual([false, true])
    taken[0]?.finish()
    await later()
    expect(hearts.look(5)).toBe('removing')
    taken[1]?.finish()
    await later()
    expect(hearts.look(5)).toBe('unsaved')
  })

  test('PROD-07 those of other specifications are others', async () => {
    const hearts = createHearts()
    const { taken, by } = carrier()
    hearts.carryOut(by)
    hearts.press(press(true, { specification: 1 }))
    hearts.press(press(true, { specification: 2 }))
    taken[0]?.finish()
    await later()
    expect([hearts.look(5, 1), hearts.look(5, 2)]).toEqual(['unsaved', 'saving'])
  })

  test('what is given up is as if it had never been pressed', () => {
    const hearts = createHearts()
    hearts.press(press(true))
    hearts.drop()
    expect([hearts.look(5), hearts.isWaiting()]).toEqual(['unsaved', false])
  })

  test('who has stopped is given nothing more; another is', () => {
    const hearts = createHearts()
    const [first, second] = [carrier(), carrier()]
    const stop = hearts.carryOut(first.by)
    hearts.carryOut(second.by)
    stop()
    hearts.press(press(true))
    expect([first.taken.length, second.taken.length]).toEqual([0, 1])
  })
})

test('PROD-12 what is in the way of one product’s heart is not in another’s', () => {
  const hearts = createHearts()
  hearts.hinder(5, 'specificationNeeded')
  hearts.clear(6)
  expect(hearts.obstacle()).toEqual({ product: '5', kind: 'specificationNeeded' })
  hearts.clear('5')
  expect(hearts.obstacle()).toBeNull()
})
