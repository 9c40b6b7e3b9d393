import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courierCommand } from '../../../server/src/cli/commands/courier.ts'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderApp } from '../orders/orderApp.ts'
import { shopRun } from './shopRun.ts'
import { eachRow } from '../support/eachRow.ts'

const { db, url, customer } = await orderApp()
const { id: productId } = await storeProduct(db, { name: 'წიგნი', priceTetri: 900, inventory: 1_000 })
const shop = shopRun([courierCommand], url)

test('ORDER-07 shop courier records where the courier is, by the order’s number or its id', async () => {
  const asked = await customer()
  const id = await asked.ordered([{ productId, quantity: 1 }], 900)
  const { order_number: number } = await asked.order(id)
  expect(await shop('courier', number, '41.7', '44.8')).toEqual({
    ...{ code: 1, out: '' },
    notice: `There is no order ${number} on its way. Nothing was changed.\n`,
  })
  await db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, id))
  expect(await shop('courier', number, '41.7', '44.8')).toEqual({
    ...{ code: 0, notice: '' },
    out: `The courier of ${number} is at 41.7 44.8.\n`,
  })
  const location = async () => (await asked.get(`/v1/orders/${id}/courier-location/`)).json<unknown>()
  expect(await location()).toMatchObject({ latitude: 41.7, longitude: 44.8 })
  expect(await shop('courier', id, '41.71', '44.81')).toMatchObject({ code: 0 })
  expect(await location()).toMatchObject({ latitude: 41.71, longitude: 44.81 })
})

test('a wrong call of shop courier is explained', () =>
  eachRow(
    [
      [['courier'], '"shop courier" needs ORDER.'],
      [['courier', 'x', 'here', 'there'], '"here there" is not a valid position.'],
      [['courier', 'x', '91', '44'], '"91 44" is not a valid position.'],
      [['courier', 'x', '', '44'], '" 44" is not a valid position.'],
    ],
    async (argv, sentence) => {
      const { code, out, notice } = await shop(...argv)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(notice.startsWith(sentence)).toBe(true)
      expect(notice).toContain('Usage: npm run shop -- courier ORDER')
    },
  ))
