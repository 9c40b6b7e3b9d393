import { expect, test } from 'vitest'
import { product } from '#mocks/products.ts'
import { rest, startedCart } from './fakeCart.ts'

const wine = product({ id: 'wine' })
const lines = [{ id: 'line-1', product: wine, specification: null, quantity: 2 }]

/** A cart whose answers come when the test says so. */
async function slowCart() {
  const answers: (() => void)[] = []
  const cart = await startedCart({
    lines,
    travel: (what) =>
      what === 'load goes' ? new Promise<void>((resolve) => answers.push(resolve)) : Promise.resolve(),
  })
  const answer = async (attempt: number) => {
    answers[attempt]?.()
    await rest()
  }
  return { ...cart, answer, asked: () => answers.length }
}

test('API-01 CART-11 a cart that is not there after 10 s says so while the attempt goes on, and shows what it still brings', async () => {
  const { store, timers, answer, asked, notices } = await slowCart()
  expect(timers.waits()).toEqual([10_000])
  expect(store.getSnapshot().status).toBe('loading')
  timers.pass()
  expect(store.getSnapshot()).toMatchObject({ status: 'error', error: { kind: 'timeout' } })
  expect(asked()).toBe(1)
  await answer(0)
  expect(store.getSnapshot()).toMatchObject({ status: 'ready', error: null, count: 2 })
  expect(notices).toEqual([])
})

test('API-01 CART-11 a retry after 10 s requests it again at once', async () => {
  const { store, timers, answer, asked } = await slowCart()
  timers.pass()
  const done = store.reload()
  await rest()
  expect(asked()).toBe(2)
  await answer(1)
  await done
  expect(store.getSnapshot()).toMatchObject({ status: 'ready', count: 2 })
})

test('API-01 a loaded cart is reloaded without a time limit', async () => {
  const { store, timers, answer } = await slowCart()
  await answer(0)
  expect(timers.count()).toBe(0)
  const done = store.reload()
  await rest()
  expect(timers.count()).toBe(0)
  await answer(1)
  await done
  expect(store.getSnapshot().status).toBe('ready')
})
