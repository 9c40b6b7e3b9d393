import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ordersCommand } from '../../../server/src/cli/commands/orders.ts'
import { orderMails, orders } from '../../../server/src/db/orderSchema.ts'
import { payments } from '../../../server/src/db/paymentSchema.ts'
import { users } from '../../../server/src/db/schema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { newId } from '../../../server/src/ids.ts'
import { changeWallet, walletBalance } from '../../../server/src/modules/payments/walletRepository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { stockOf } from '../orders/invariants.ts'
import { orderApp } from '../orders/orderApp.ts'
import { shopRun } from './shopRun.ts'
import { eachRow } from '../support/eachRow.ts'

const { db, url, customer } = await orderApp()
const wine = await storeProduct(db, {
  name: 'ღვინო',
  specifications: [{ value: '1 ლ', priceTetri: 125_050, inventory: 1_000 }],
})
const before = await stockOf(db)
const lines = [{ productId: wine.id, specificationId: wine.specificationIds[0] ?? null, quantity: 2 }]
const TOTAL = 250_100
const shop = shopRun([ordersCommand], url)

/** An order by a customer of its own. */
async function ordering(changes: object = {}) {
  const asked = await customer()
  await db
    .update(users)
    .set({ firstName: 'ნინო', lastName: 'ბერიძე', phoneNumber: '+995555123456' })
    .where(eq(users.id, asked.buyer.id))
  await inTransaction(db, (transaction) => changeWallet(transaction, asked.buyer.id, TOTAL, ''))
  const id = await asked.ordered(lines, TOTAL, changes)
  const { order_number: number } = await asked.order(id)
  const state = async () => {
    const { status, payment_status } = await asked.order(id)
    return `${status} ${payment_status}`
  }
  const mails = async () =>
    (await db.select({ kind: orderMails.kind }).from(orderMails).where(eq(orderMails.orderId, id))).map(
      ({ kind }) => kind,
    )
  return { ...asked, id, number, state, mails }
}

const set = (id: string, change: Partial<typeof orders.$inferInsert>) =>
  db.update(orders).set(change).where(eq(orders.id, id))

test('an order can be managed from its creation to its delivery', async () => {
  const { id, number, state, mails } = await ordering()
  expect(await shop('orders', 'set-status', number, 'shipped')).toEqual({
    ...{ code: 1, out: '' },
    notice: `${number} is pending: it can become confirmed or cancelled, not shipped.\n`,
  })
  expect(await shop('orders', 'set-status', number, 'confirmed')).toEqual({
    ...{ code: 0, notice: '' },
    out: `${number}: pending → confirmed.\n`,
  })
  expect(await shop('orders', 'set-status', number, 'shipped')).toMatchObject({
    ...{ code: 1, out: '' },
    notice: `${number} isn't paid. When its transfer has arrived: "shop orders paid ${number}".\n`,
  })
  expect(await state()).toBe('confirmed pending')
  expect(await shop('orders', 'paid', number)).toMatchObject({ code: 0, out: `${number} is paid.\n` })
  expect(await shop('orders', 'paid', id)).toMatchObject({ code: 0, out: `${number} is already paid.\n` })
  expect(await shop('orders', 'set-status', id, 'shipped')).toMatchObject({ code: 0 })
  expect(await shop('orders', 'set-status', id, 'shipped')).toMatchObject({
    ...{ code: 0, out: `${number} is already shipped.\n` },
  })
  expect(await shop('orders', 'set-status', number, 'delivered')).toMatchObject({ code: 0 })
  expect(await shop('orders', 'set-status', number, 'cancelled')).toMatchObject({
    ...{ code: 1, notice: `${number} is delivered: it can become nothing, not cancelled.\n` },
  })
  expect(await state()).toBe('delivered completed')
  expect((await mails()).toSorted()).toEqual(['paid', 'placed', 'shipped'])
})

test('an arrived transfer confirms a pending order', async () => {
  const { number, state } = await ordering()
  expect(await shop('orders', 'paid', number)).toMatchObject({ code: 0 })
  expect(await state()).toBe('confirmed completed')
})

test('only transfers are recorded by hand, and none for a cancelled order', async () => {
  const card = await ordering()
  await set(card.id, { paymentMethod: 'flitt' })
  expect(await shop('orders', 'paid', card.number)).toMatchObject({
    code: 1,
    notice: `${card.number} is paid by flitt, which is recorded automatically.\n`,
  })
  expect(await card.state()).toBe('pending pending')
  const late = await ordering()
  await shop('orders', 'set-status', late.number, 'cancelled')
  expect(await shop('orders', 'paid', late.number)).toMatchObject({ code: 1 })
  expect(await late.state()).toBe('cancelled failed')
})

test('cancelling returns the goods, and the money to the wallet, once', async () => {
  const stock = await stockOf(db)
  const { buyer, number, state, mails } = await ordering({ payment_method: 'wallet' })
  expect(await walletBalance(db, buyer.id)).toBe(0)
  expect(await shop('orders', 'set-status', number, 'cancelled')).toEqual({
    ...{ code: 0, notice: '' },
    out: `${number}: pending → cancelled.\n₾2,501.00 was returned to the customer's wallet.\n`,
  })
  expect(await shop('orders', 'set-status', number, 'cancelled')).toMatchObject({ code: 0 })
  expect(await walletBalance(db, buyer.id)).toBe(TOTAL)
  expect(await stockOf(db)).toEqual(stock)
  expect(await state()).toBe('cancelled failed')
  expect((await mails()).toSorted()).toEqual(['cancelled', 'placed'])
  expect(await shop('orders', 'refund', number)).toMatchObject({ code: 1, out: '' })
  expect(await walletBalance(db, buyer.id)).toBe(TOTAL)
})

test('a refund goes where the money came from: the wallet, the card, or a transfer by hand', async () => {
  const wallet = await ordering({ payment_method: 'wallet' })
  await set(wallet.id, { status: 'delivered' })
  expect(await shop('orders', 'refund', wallet.number)).toEqual({
    ...{ code: 0, notice: '' },
    out: "₾2,501.00 was returned to the customer's wallet.\n",
  })
  expect(await walletBalance(db, wallet.buyer.id)).toBe(TOTAL)
  expect(await shop('orders', 'refund', wallet.number)).toMatchObject({ code: 1 })
  expect(await walletBalance(db, wallet.buyer.id)).toBe(TOTAL)

  const bank = await ordering()
  await set(bank.id, { status: 'delivered', paymentStatus: 'completed' })
  expect((await shop('orders', 'refund', bank.number)).out).toBe(
    `₾2,501.00 was transferred to the shop: transfer it back to ${bank.buyer.id}@example.ge by hand.\n`,
  )
  // A second transfer would be one too many.
  expect(await shop('orders', 'refund', bank.number)).toMatchObject({ code: 1, out: '' })

  const card = await ordering()
  await set(card.id, { status: 'delivered', paymentStatus: 'completed', paymentMethod: 'flitt' })
  const attempt = { id: newId(), orderId: card.id, gatewayOrderId: `${card.number}_attempt` }
  const moments = { expiresAt: new Date(), checkAt: new Date() }
  await db
    .insert(payments)
    .values({ ...attempt, ...moments, amountTetri: TOTAL, state: 'approved', fulfilled: true })
  expect((await shop('orders', 'refund', card.number)).out).toContain('will be returned to the card')
  expect(await db.select().from(payments).where(eq(payments.id, attempt.id))).toMatchObject([
    { refund: 'due' },
  ])
})

test('an order that isn’t paid, or is still open, is not refunded', async () => {
  const { id, number, state } = await ordering()
  expect(await shop('orders', 'refund', number)).toMatchObject({
    code: 1,
    notice: `${number} has no money to return: it isn't paid, or was already refunded.\n`,
  })
  await shop('orders', 'paid', number)
  const goesOn = await shop('orders', 'refund', id)
  expect(goesOn).toMatchObject({ code: 1, out: '' })
  expect(goesOn.notice).toContain(`"shop orders set-status ${number} cancelled"`)
  expect(await state()).toBe('confirmed completed')
})

test('orders are listed, the newest first, by status, with a limit', async () => {
  const some = [await ordering(), await ordering(), await ordering()]
  await set(some[1]?.id ?? '', { status: 'shipped' })
  const { code, out } = await shop('orders', 'list', '--limit', '3')
  expect(code).toBe(0)
  const listed = out.trimEnd().split('\n')
  expect(listed.map((line) => line.split(' ')[0])).toEqual(some.map(({ number }) => number).toReversed())
  expect(listed[0]).toMatch(
    /^\S+ {2}pending +bank pending {2}\d+ \w+ \d{4}, \d\d:\d\d {2}₾2,501\.00 {2}ნინო ბერიძე$/,
  )
  const shipped = await shop('orders', 'list', '--status', 'shipped')
  expect(shipped.out).toContain(some[1]?.number)
  expect(shipped.out).not.toContain('pending  bank')
  expect(await shop('orders', 'list', '--status', 'shipped', '--limit', '1')).toMatchObject({ code: 0 })
})

test('an order is shown with everything that is needed to send it', async () => {
  const { id, number, buyer } = await ordering()
  const { code, out } = await shop('orders', 'show', number)
  expect(code).toBe(0)
  for (const said of [
    `Order     ${number} (${id})`,
    'Status    pending, next: confirmed or cancelled',
    'Payment   bank, pending',
    `Customer  ნინო ბერიძე, ${buyer.id}@example.ge, +995555123456`,
    'Address   რუსთაველის გამზირი 12, ბინა 7, თბილისი, მთაწმინდის რაიონი, 0108',
    '  2 × ღვინო (1 ლ): ₾2,501.00',
    '  Total: ₾2,501.00',
  ])
    expect(out).toContain(`${said}\n`)
  expect(await shop('orders', 'show', id)).toMatchObject({ out })
})

test('shop orders of an unknown order fails', () =>
  eachRow([['show'], ['paid'], ['refund']], async (action) => {
    for (const order of ['261119-00000', newId(), "' or 1=1"])
      expect(await shop('orders', action, order)).toEqual({
        ...{ code: 1, out: '' },
        notice: `There is no order ${order}.\n`,
      })
  }))

test('a wrong call of shop orders doesn’t open the database', () =>
  eachRow(
    [
      [['orders'], '"shop orders" needs list|show|paid|set-status|refund.'],
      [['orders', 'send'], '"send" is not one of list, show, paid, set-status, refund.'],
      [['orders', 'show'], '"shop orders show" needs ORDER.'],
      [['orders', 'show', 'x', 'y'], '"shop orders show": unexpected argument "y".'],
      [['orders', 'list', 'x'], '"shop orders list": unexpected argument "x".'],
      [['orders', 'list', '--status', 'lost'], '"lost" is not one of pending, confirmed'],
      [['orders', 'list', '--limit', '0'], '--limit must be from 1 to 1000.'],
      [['orders', 'paid', 'x', '--limit', '1'], '--status and --limit belong to "shop orders list".'],
      [['orders', 'set-status', 'x'], '"" is not one of pending, confirmed'],
      [['orders', 'set-status', 'x', 'gone'], '"gone" is not one of pending, confirmed'],
    ],
    async (argv, sentence) => {
      const { code, out, notice } = await shop(...argv)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(notice.startsWith(sentence)).toBe(true)
    },
  ))

test('the goods of every cancelled order are back in stock', async () => {
  const all = await db.select({ number: orders.number, status: orders.status }).from(orders)
  for (const { number, status } of all)
    if (status !== 'delivered') await shop('orders', 'set-status', number, 'cancelled')
  const sold = (await db.select().from(orders).where(eq(orders.status, 'delivered'))).length * 2
  const [kind] = wine.specificationIds
  expect((await stockOf(db))[`specification ${kind}`]).toBe((before[`specification ${kind}`] ?? 0) - sold)
})
