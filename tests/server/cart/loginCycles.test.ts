import { expect, test } from 'vitest'
import { storeProduct } from '../catalogue/goods.ts'
import { testApp } from '../support/testApp.ts'
import { browserOf } from './browser.ts'
import { logIn, logOut, newCustomerCartIn } from './customerCart.ts'
import { mergeGuest } from './mergeGuest.ts'

const { app, db } = await testApp()
const cup = await storeProduct(db, { name: 'ჭიქა', inventory: 50 })

test('CART-13 AUTH-13 after three cycles of login, logout and adding as a guest nothing is lost or doubled', async () => {
  const browser = browserOf(app)
  const { person, ...cart } = await newCustomerCartIn(browser)
  const own = await cart.added({ product_id: cup.id })
  for (let cycle = 1; cycle <= 3; cycle += 1) {
    await logOut(browser)
    // A guest again, with nothing of the customer's.
    expect(await cart.guest.read()).toEqual([])
    expect((await cart.patch(own.id, { quantity: 5 })).status).toBe(404)
    const passing = await storeProduct(db, { name: `სანთელი ${cycle}` })
    await cart.guest.added({ product_id: cup.id })
    await cart.guest.added({ product_id: passing.id, quantity: 2 })

    const again = await logIn(browser, person)
    expect(await again.read()).toHaveLength(cycle)
    const answers = await mergeGuest(again, await again.guest.read())
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await again.guest.read()).toEqual([])
    const lines = await again.read()
    expect(lines.map(({ quantity }) => quantity)).toEqual([
      1 + cycle,
      ...Array.from({ length: cycle }, () => 2),
    ])
    expect(lines.at(-1)?.product?.id).toBe(passing.id)
  }
})
