import { describe, expect, test } from 'vitest'
import { lineKey } from '#features/cart/model/cartLine.ts'
import type { MergeReport } from '#features/cart/model/mergeCarts.ts'
import { browser, honey, line, wine } from './fakeBrowser.ts'
import { rest } from './fakeCart.ts'

const cutShort: MergeReport = { isComplete: false, notices: [] }

/** A guest's cart in view, with a wine in it; the calls that `isSlow` names wait until `go`. */
async function guest(isSlow: (what: string) => boolean = () => false) {
  const held = Promise.withResolvers<void>()
  const opened = browser(
    { null: [line(wine, 1)], nino: [line(honey, 1)] },
    { travel: (what) => (isSlow(what) ? held.promise : Promise.resolve()) },
  )
  opened.cart.follow(null)
  await rest()
  const go = async () => {
    held.resolve()
    await rest()
  }
  return { ...opened, go }
}

describe('CART-13 a session that ends while a guest’s lines are moved', () => {
  test('before they were all sent: nothing is moved', async () => {
    const { cart, pass, go, merges } = await guest((what) => what.startsWith('add'))
    void cart.add(honey)
    cart.follow('nino')
    await pass()
    cart.follow(null)
    await go()
    expect(merges()).toEqual([])
    expect(cart.getSnapshot()).toMatchObject({ count: 2, isPending: false })
  })

  test('while they go over: what is left is read when that is known, the customer’s cart not at all', async () => {
    const { cart, pass, merged, calls } = await guest()
    cart.follow('nino')
    await pass()
    cart.follow(null)
    await rest()
    expect(calls(null)).toEqual(['load'])
    expect(cart.getSnapshot().isPending).toBe(true)
    await merged()
    expect(calls(null)).toEqual(['load', 'load'])
    expect(calls('nino')).toEqual(['add wine 1'])
  })

  test('while the customer’s cart is read: that is not shown', async () => {
    let loads = 0
    const { cart, pass, merged, go } = await guest((what) => {
      if (what === 'load comes back') loads += 1
      return what === 'load comes back' && loads === 2
    })
    cart.follow('nino')
    await pass()
    await merged()
    cart.follow(null)
    await go()
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', count: 0, isPending: false })
  })

  test('at the start of a page, with a guest’s mark: the customer’s cart is not read', async () => {
    const { cart, leaveMark, merged, pass, calls } = browser({ nino: [line(honey, 1)] })
    leaveMark()
    cart.follow('nino')
    await rest()
    cart.follow(null)
    await merged()
    expect(calls('nino')).toEqual([])
    await pass()
    expect(calls(null)).toEqual(['load'])
  })
})

describe('CART-13 when the connection is back', () => {
  test('a guest’s cart that could not be read is read, and nothing is moved', async () => {
    const { cart, merges, calls } = browser({ null: [line(wine, 1)] }, { fates: ['lost'] })
    cart.follow(null)
    await rest()
    expect(cart.getSnapshot().status).toBe('error')
    cart.catchUp()
    await rest()
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', count: 1 })
    expect([merges(), calls(null)]).toEqual([[], ['load', 'load']])
  })

  test('what a customer left behind is not moved while a guest is there, nor before their turn', async () => {
    const { cart, pass, merged, merges } = await guest()
    cart.follow('nino')
    await pass()
    await merged(cutShort)
    cart.follow(null)
    await pass()
    cart.catchUp()
    await rest()
    expect(merges()).toEqual(['nino'])
    cart.follow('nino')
    cart.catchUp()
    await rest()
    expect(merges()).toEqual(['nino'])
    await pass()
    expect(merges()).toEqual(['nino', 'nino'])
  })
})

test('CART-13 a guest’s cart is never merged without a customer', async () => {
  const { cart, leaveMark, merges, calls } = browser({ null: [line(wine, 1)] })
  leaveMark()
  cart.follow(null)
  await rest()
  expect([merges(), calls(null)]).toEqual([[], ['load']])
})

test('CART-13 a page reloaded for another customer shows their cart at once', async () => {
  const { cart, stop, timers } = browser({ nino: [line(wine, 1)], gia: [line(honey, 2)] })
  cart.follow('nino')
  await rest()
  stop()
  cart.follow('gia')
  cart.start(() => {})
  await rest()
  expect(timers.count()).toBe(0)
  expect(cart.getSnapshot()).toMatchObject({ status: 'ready', count: 2 })
})

describe('CART-15 the tabs of one owner', () => {
  test('hear of a change, and its lines are changed at the server', async () => {
    const { cart, tabs, pass, calls } = await guest()
    await cart.increase(lineKey('wine'))
    await cart.remove(lineKey('wine'))
    expect(calls(null)).toEqual(['load', 'change l-wine 2', 'remove l-wine'])
    expect(tabs(null).told()).toBe(0)
    await pass()
    expect(tabs(null).told()).toBe(1)
  })

  test('are heard until the page stops, and those of the cart before no more', async () => {
    const { cart, stop, tabs, pass, merged, calls } = await guest()
    tabs(null).otherTab()
    await rest()
    expect(calls(null)).toEqual(['load', 'load'])
    cart.follow('nino')
    await pass()
    await merged()
    tabs(null).otherTab()
    await rest()
    expect(calls(null)).toEqual(['load', 'load'])
    const before = calls('nino').length
    stop()
    tabs('nino').otherTab()
    await rest()
    expect(calls('nino')).toHaveLength(before)
  })
})
