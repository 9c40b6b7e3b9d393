import { createServerTranslate, loadServerEnglish, serverKa } from '@dukani/i18n'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderItems, orderMails, orders } from '../../../server/src/db/orderSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { MailError, type MailMessage } from '../../../server/src/gateways/mail/mail.ts'
import { queueOrderMail } from '../../../server/src/modules/orderMails/queue.ts'
import { createOrderMailSender } from '../../../server/src/modules/orderMails/sender.ts'
import { changeStatus } from '../../../server/src/modules/orders/changeStatus.ts'
import { giveMoneyBack } from '../../../server/src/modules/payments/refunds.ts'
import { changeWallet } from '../../../server/src/modules/payments/walletRepository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderBody } from '../orders/buyers.ts'
import { orderApp } from '../orders/orderApp.ts'
import { storeCode, withCode } from '../promotionCodes/codes.ts'
import { eventually } from '../support/shop.ts'
import { testApp } from '../support/testApp.ts'

const sent: MailMessage[] = []
let isAway = false
const mail = {
  send: async (message: MailMessage) => {
    if (isAway) throw new MailError('nobody is there')
    sent.push(message)
  },
}
const PUBLIC_URL = 'https://shop.example'
const log: string[] = []
const built = await orderApp({ mail, config: { publicUrl: PUBLIC_URL }, log: (line) => log.push(line) })
const { db, customer, sendOrderMails } = built
const { id: productId } = await storeProduct(db, {
  name: 'ჩაი & <b>თაფლი</b>',
  priceTetri: 1_250,
  inventory: 1_000,
})
const lines = [{ productId, quantity: 2 }]

/** The mails that went out since the last time. */
async function mails(): Promise<MailMessage[]> {
  await sendOrderMails()
  return sent.splice(0)
}

const bring = (id: string, to: 'confirmed' | 'shipped' | 'cancelled') =>
  inTransaction(db, (transaction) => changeStatus(transaction, { id, customerId: null }, to, giveMoneyBack))

test('a new order is mailed to its customer, with its items and how to pay', async () => {
  const asked = await customer()
  const id = await asked.ordered(lines, 2_500)
  const { order_number: number } = await asked.order(id)
  const [placed, ...others] = await mails()
  expect(others).toEqual([])
  expect(placed).toMatchObject({
    to: `${asked.buyer.id}@example.ge`,
    subject: `შეკვეთა № ${number} მიღებულია`,
  })
  for (const said of [
    `მივიღეთ თქვენი შეკვეთა № ${number}`,
    '- ჩაი & <b>თაფლი</b> × 2: 25,00\u00a0₾',
    'სულ: 25,00\u00a0₾',
    'მიწოდების მისამართი: რუსთაველის გამზირი 12, ბინა 7, თბილისი, მთაწმინდის რაიონი, 0108',
    'ჯერ გადახდილი არ არის',
    `${PUBLIC_URL}/orders/${id}`,
  ])
    expect(placed?.text).toContain(said)
  expect(placed?.html).toContain('<li>ჩაი &amp; &lt;b&gt;თაფლი&lt;/b&gt; × 2: 25,00\u00a0₾</li>')
  expect(placed?.html).toContain(`<a href="${PUBLIC_URL}/orders/${id}">შეკვეთის ნახვა</a>`)
  expect(await mails()).toEqual([])
})

test('what a promotion code took off is mailed over the total', async () => {
  const asked = await customer()
  const code = await storeCode(db)
  await asked.ordered(lines, 2_500, withCode(code, 250))
  const discount = String.raw`ფასდაკლება \(${code}\): -2,50\s₾\s+სულ: 22,50\s₾`
  expect((await mails())[0]?.text).toMatch(new RegExp(discount))
})

test('each step of an order is mailed once, in the language of the order', async () => {
  const asked = await customer()
  asked.cookies.set('language', 'en')
  const id = await asked.ordered(lines, 2_500)
  const { order_number: number } = await asked.order(id)
  asked.cookies.set('language', 'ka')
  await bring(id, 'confirmed')
  await db.update(orders).set({ paymentStatus: 'completed' }).where(eq(orders.id, id))
  for (let time = 0; time < 3; time += 1) await bring(id, 'shipped')
  await bring(id, 'cancelled')
  await bring(id, 'cancelled')
  expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
    `Order No. ${number} cancelled`,
    `Order No. ${number} is on its way`,
    `Order No. ${number} received`,
  ])
})

test('an order that is paid at once has no text about paying, and no separate mail', async () => {
  const asked = await customer()
  await inTransaction(db, (transaction) => changeWallet(transaction, asked.buyer.id, 2_500, ''))
  await asked.ordered(lines, 2_500, { payment_method: 'wallet' })
  const [placed, ...others] = await mails()
  expect(others).toEqual([])
  expect(placed?.text).not.toContain('გადახდილი')
})

test('a mail is sent if and only if its cause was committed', async () => {
  const asked = await customer()
  await asked.fill(lines)
  expect((await asked.send(orderBody(lines, 1))).statusCode).toBe(409)
  const id = await asked.ordered(lines, 2_500)
  await mails()
  const rolledBack = inTransaction(db, async (transaction) => {
    await queueOrderMail(transaction, id, 'paid')
    throw new Error('lost')
  })
  await expect(rolledBack).rejects.toThrow('lost')
  expect(await mails()).toEqual([])
  for (let time = 0; time < 3; time += 1)
    await inTransaction(db, (transaction) => queueOrderMail(transaction, id, 'paid'))
  expect(await mails()).toHaveLength(1)
})

test('of several servers one sends a mail', async () => {
  const { sendOrderMails: other } = await testApp({ database: built, mail })
  const asked = await customer()
  for (let order = 0; order < 30; order += 1) await asked.ordered(lines, 2_500)
  await Promise.all([sendOrderMails(), other(), sendOrderMails(), other()])
  const subjects = sent.splice(0).map(({ subject }) => subject)
  expect(subjects).toHaveLength(30)
  expect(new Set(subjects).size).toBe(30)
})

interface Held {
  answer: () => void
}

/** A mail server that answers the first mail when the test says, and others at once. */
function slowMail() {
  let isFirst = true
  const { promise, resolve: comes } = Promise.withResolvers<Held>()
  return {
    first: () => promise,
    async send(message: MailMessage) {
      const answered = Promise.withResolvers<undefined>()
      if (isFirst) comes({ answer: () => answered.resolve(undefined) })
      else answered.resolve(undefined)
      isFirst = false
      await answered.promise
      sent.push(message)
    },
  }
}

test('a server claims a mail only when it sends it, and leaves the others to faster servers', async () => {
  const slow = slowMail()
  const { sendOrderMails: slowly } = await testApp({ database: built, mail: slow })
  const asked = await customer()
  for (let order = 0; order < 30; order += 1) await asked.ordered(lines, 2_500)
  const ended = slowly()
  const first = await slow.first()
  expect(await mails()).toHaveLength(29)
  first.answer()
  await ended
  expect(sent.splice(0)).toHaveLength(1)
})

test('a mail that takes long stays claimed, however long it takes', async () => {
  const slow = slowMail()
  const texts = { ka: createServerTranslate(serverKa), en: createServerTranslate(await loadServerEnglish()) }
  const options = { mail: slow, texts, ownOrigin: () => null, log: built.app.log, renewMs: 1 }
  const slowly = createOrderMailSender(db, options)
  const asked = await customer()
  const id = await asked.ordered(lines, 2_500)
  const ended = slowly()
  const first = await slow.first()
  await db
    .update(orderMails)
    .set({ nextAttemptAt: sql`now()` })
    .where(eq(orderMails.orderId, id))
  const waiting = () =>
    db
      .select()
      .from(orderMails)
      .where(sql`${orderMails.nextAttemptAt} > now()`)
  await eventually(waiting, (rows) => rows.some(({ orderId }) => orderId === id))
  expect(await mails()).toEqual([])
  first.answer()
  await ended
  expect(await mails()).toHaveLength(1)
})

test('a server that ends finishes the current mail, and sends no more', async () => {
  const slow = slowMail()
  const { sendOrderMails: slowly } = await testApp({ database: built, mail: slow })
  const asked = await customer()
  for (let order = 0; order < 3; order += 1) await asked.ordered(lines, 2_500)
  const stop = new AbortController()
  const ended = slowly(stop.signal)
  const first = await slow.first()
  stop.abort()
  first.answer()
  await ended
  expect(sent.splice(0)).toHaveLength(1)
  expect(await mails()).toHaveLength(2)
})

test('a refused mail waits longer each time, and is abandoned in the end; no log contains its address', async () => {
  const asked = await customer()
  const id = await asked.ordered(lines, 2_500)
  const waits = () => db.select().from(orderMails).where(eq(orderMails.orderId, id))
  const pass = (interval: string) =>
    db
      .update(orderMails)
      .set({ nextAttemptAt: sql`${orderMails.nextAttemptAt} - ${interval}::interval` })
      .where(eq(orderMails.orderId, id))
  isAway = true
  log.length = 0
  await sendOrderMails()
  expect(await waits()).toMatchObject([{ attempts: 1, sentAt: null }])
  expect(log.join('')).toContain('a mail about an order could not be sent')
  expect(log.join('')).not.toContain('@example.ge')
  // Not again at once.
  await sendOrderMails()
  expect(await waits()).toMatchObject([{ attempts: 1 }])
  await pass('61 seconds')
  await sendOrderMails()
  expect(await waits()).toMatchObject([{ attempts: 2 }])
  await pass('61 seconds')
  await sendOrderMails()
  expect(await waits()).toMatchObject([{ attempts: 2 }])
  isAway = false
  await pass('61 seconds')
  expect(await mails()).toHaveLength(1)
  expect(await waits()).toMatchObject([{ attempts: 3, sentAt: expect.any(Date) as Date }])

  const hopeless = await asked.ordered(lines, 2_500)
  await db.update(orderMails).set({ attempts: 12 }).where(eq(orderMails.orderId, hopeless))
  expect(await mails()).toEqual([])
})

test('an order without items, and a shop without an origin, can be mailed about, too', async () => {
  const { sendOrderMails: nameless } = await testApp({ database: built, mail })
  const asked = await customer()
  const id = await asked.ordered(lines, 2_500)
  await db.delete(orderItems).where(eq(orderItems.orderId, id))
  await nameless()
  const [placed] = sent.splice(0)
  expect(placed?.text).not.toContain('http')
  expect(placed?.text).toContain('სულ: 25,00')
})
