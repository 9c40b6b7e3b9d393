import { randomUUID } from 'node:crypto'
import { MAX_PAPERS } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../../server/src/db/schema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderApp } from '../orders/orderApp.ts'
import { newShopper } from '../support/shopper.ts'
import { readPdf } from './readPdf.ts'
import { giveRole } from '../support/giveRole.ts'

const { app, db, customer } = await orderApp()
const jug = await storeProduct(db, { name: 'დოქი', priceTetri: 1_250, inventory: 1_000 })
const manager = await customer()
await giveRole(db, manager.buyer.id, 'manager')

async function ordered(quantity: number) {
  const asked = await customer()
  await db
    .update(users)
    .set({ firstName: 'ნინო', phoneNumber: '+995555123456' })
    .where(eq(users.id, asked.buyer.id))
  const id = await asked.ordered([{ productId: jug.id, quantity }], 1_250 * quantity)
  return { id, number: (await asked.order(id)).order_number }
}

const papers = (kind: string, ids: string[]) =>
  manager.get(`/v1/admin/orders/papers/?kind=${kind}&ids=${ids.join(',')}`)

test('packing slips of many orders are one PDF: each says where its parcel goes and what is in it, without prices', async () => {
  const [one, two] = [await ordered(3), await ordered(4)]
  const answer = await papers('packingSlip', [two.id, one.id, two.id])
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="packing-slips.pdf"',
    'cache-control': 'no-store',
  })
  const { info, pages, text } = await readPdf(answer.rawPayload)
  expect(info).toMatchObject({ Title: 'შეფუთვის ფურცლები' })
  expect(pages.map(({ copied }) => /№ (\S+)/.exec(copied)?.[1])).toEqual([two.number, one.number])
  for (const said of [
    'შეფუთვის ფურცელი',
    'მიმღები',
    'ნინო',
    'რუსთაველის გამზირი',
    '+995555123456',
    'დოქი',
    'გვერდი 1 / 1',
  ])
    expect(pages[0]?.copied, said).toContain(said)
  expect(pages.map(({ copied }) => /სულ, ცალი\s*(\d+)/.exec(copied)?.[1])).toEqual(['4', '3'])
  expect(text).not.toContain('₾')
})

test('invoices of many orders are the customers’ own ones, one after the other', async () => {
  const [one, two] = [await ordered(3), await ordered(4)]
  const { info, pages } = await readPdf((await papers('invoice', [one.id, two.id])).rawPayload)
  expect(info).toMatchObject({ Title: 'ინვოისები' })
  expect(pages.map(({ copied }) => copied.includes('50,00'))).toEqual([false, true])
  expect(pages[0]?.copied).toContain(`ინვოისი № ${one.number}`)
})

test('a tab opens them by the cookie of the access token', async () => {
  const { id } = await ordered(1)
  const tab = await newShopper(app)
  const path = `/v1/admin/orders/papers/?kind=invoice&ids=${id}`
  expect((await tab.get(path)).statusCode).toBe(401)
  tab.cookies.set('accessToken', manager.buyer.accessToken)
  expect((await tab.get(path)).statusCode).toBe(200)
  tab.cookies.set('accessToken', (await customer()).buyer.accessToken)
  expect((await tab.get(path)).statusCode).toBe(403)
})

test('an order that isn’t there, none at all, and too many are refused', async () => {
  const { id } = await ordered(1)
  expect((await papers('invoice', [id, randomUUID()])).statusCode).toBe(404)
  expect((await papers('invoice', ['x'])).statusCode).toBe(404)
  expect((await papers('invoice', [])).statusCode).toBe(404)
  expect((await papers('invoice', Array.from({ length: MAX_PAPERS + 1 }, randomUUID))).statusCode).toBe(400)
  expect((await papers('receipt', [id])).statusCode).toBe(400)
})
