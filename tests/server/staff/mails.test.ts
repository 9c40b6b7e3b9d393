import { shopMailPartSchema } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { MAX_ORDER_MAIL_ATTEMPTS } from '../../../server/src/config/limits.ts'
import { orderMails } from '../../../server/src/db/orderSchema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { staffApp } from './staffApp.ts'

const { db, customer, member, sendOrderMails } = await staffApp()
const jug = await storeProduct(db, { name: 'დოქი', priceTetri: 2_000, inventory: 1_000 })
const manager = await member('manager')
const PATH = '/v1/admin/mails/'

const ordered = async () =>
  (await customer()).ordered([{ productId: jug.id, quantity: 1 }], 2_000, { payment_method: 'bank' })
const list = async (query = '') =>
  shopMailPartSchema.parse((await manager.get(`${PATH}${query}`)).json()).results
const retry = (id: string) => manager.post(`${PATH}${id}/retry/`)

test('a mail that failed too often is listed, and sent again when staff ask for it', async () => {
  const orderId = await ordered()
  expect(await list()).toMatchObject([{ order: { id: orderId }, kind: 'placed', state: 'waiting' }])
  await db.update(orderMails).set({ attempts: MAX_ORDER_MAIL_ATTEMPTS })
  await sendOrderMails()
  const [failed] = await list('?state=failed')
  expect(failed).toMatchObject({ order: { id: orderId }, attempts: MAX_ORDER_MAIL_ATTEMPTS })
  expect(await list('?state=waiting')).toEqual([])

  const id = String(failed?.id)
  const answers = await Promise.all([retry(id), retry(id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
  expect(await list()).toMatchObject([{ id, state: 'waiting', attempts: 0 }])
  await db.update(orderMails).set({ sentAt: new Date() })
  expect(await list()).toEqual([])
  const late = await retry(id)
  expect(late.statusCode).toBe(409)
  expect(late.json()).toEqual({ detail: 'ეს წერილი უკვე გაიგზავნა.' })
  const owner = await member('owner')
  const log = (await owner.get('/v1/admin/audit/')).json<{ results: { subject: { id: string } }[] }>()
  expect(log.results.filter(({ subject }) => subject.id === id)).toHaveLength(2)
})

test('mails are listed newest first, in parts; an unknown one isn’t found', async () => {
  for (let at = 0; at < 51; at += 1) await ordered()
  const first = shopMailPartSchema.parse((await manager.get(PATH)).json())
  expect(first.results).toHaveLength(50)
  expect(await list(`?after=${String(first.next)}`)).toHaveLength(1)
  expect(await list('?after=nonsense')).toEqual([])
  expect((await retry('nonsense')).statusCode).toBe(404)
  expect((await retry(`${manager.buyer.id}.placed`)).statusCode).toBe(404)
})
