import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderMails } from '../../../server/src/db/orderSchema.ts'
import { walletBalance } from '../../../server/src/modules/payments/walletRepository.ts'
import { checkInvariants, stockOf } from '../orders/invariants.ts'
import { returnApp } from './returnApp.ts'

const built = await returnApp()
const { db, customer, jug, before, manager, path, show, delivered, refunded, sendOrderMails } = built
const { returnable, list, latest, details, step, mailsOf } = built

test('a customer returns items of a delivered order: it is accepted, received and refunded, with a mail at each step', async () => {
  const { asked, id, jugs, ask } = await returnable()
  expect((await asked.order(id)).returnable_until).toMatch(/T20:00:00\.000Z$/)
  const answer = await ask()
  expect(answer.statusCode, answer.body).toBe(201)
  const order = await asked.order(id)
  expect(order.returns).toMatchObject([{ state: 'asked', items: [{ id: jugs, quantity: 2 }], refusal: '' }])
  expect(order).not.toHaveProperty('returnable_until')
  const back = await latest()
  expect(back).toMatchObject({
    ...{ state: 'asked', reason: 'გატეხილია', amount: 20, pictures: [], payment_method: 'wallet' },
    items: [{ id: jugs, name: 'დოქი', quantity: 2 }],
  })
  expect((await step(back.id, 'receive', 'asked')).statusCode).toBe(409)
  expect((await step(back.id, 'accept', 'asked')).json()).toMatchObject({ state: 'accepted' })
  expect((await step(back.id, 'accept', 'asked')).statusCode).toBe(200)
  expect((await step(back.id, 'receive', 'accepted')).json()).toMatchObject({ state: 'received' })
  const stock = (await stockOf(db))[`product ${jug.id}`] ?? NaN
  const refund = { amount: 20, restock: true, reference: '' }
  const twice = await Promise.all([1, 2].map(() => step(back.id, 'refund', 'received', refund)))
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await walletBalance(db, asked.buyer.id)).toBe(2_000)
  expect((await stockOf(db))[`product ${jug.id}`]).toBe(stock + 2)
  expect((await show(id)).history.map(({ action }) => action)).toEqual([
    ...['return.refunded', 'return.received', 'return.accepted'],
  ])
  expect((await mailsOf(id)).toSorted()).toEqual(
    ['placed', 'refunded', 'returnAccepted', 'returnAsked', 'returnReceived'].toSorted(),
  )
  await sendOrderMails()
  expect(await db.$count(orderMails, sql`${orderMails.orderId} = ${id} and sent_at is null`)).toBe(0)
  // What is left can be returned, too.
  expect((await asked.order(id)).returnable_until).toBeDefined()
  expect((await ask(2)).json()).toEqual({ detail: 'იმაზე მეტ ნივთს ვერ დააბრუნებთ, ვიდრე დაგრჩათ.' })
  expect((await ask(1)).statusCode).toBe(201)
  await checkInvariants(db, before)
})

test('a return is refused with a reason that its customer reads', async () => {
  const { asked, id, ask } = await returnable()
  await ask()
  const back = await latest()
  expect((await step(back.id, 'refuse', 'asked', { refusal: ' ' })).statusCode).toBe(400)
  expect((await step(back.id, 'refuse', 'asked', { refusal: 'ნახმარია' })).statusCode).toBe(200)
  expect((await asked.order(id)).returns).toMatchObject([{ state: 'refused', refusal: 'ნახმარია' }])
  expect(await mailsOf(id)).toContain('returnRefused')
  expect((await step(back.id, 'accept', 'asked')).statusCode).toBe(409)
})

test('open returns are listed together', async () => {
  const made: unknown[] = []
  for (const to of ['asked', 'accepted', 'refused'] as const) {
    const { ask } = await returnable()
    await ask()
    const { id } = await latest()
    if (to === 'accepted') await step(id, 'accept', 'asked')
    if (to === 'refused') await step(id, 'refuse', 'asked', { refusal: 'ნახმარია' })
    made.push(id)
  }
  const listed = async (state: string) =>
    (await list(`?state=${state}`)).map(({ id }) => id).filter((id) => made.includes(id))
  const [asked, accepted, refused] = made
  expect(await listed('open')).toEqual([accepted, asked])
  expect(await listed('accepted')).toEqual([accepted])
  expect(await listed('refused')).toEqual([refused])
})

test('it is asked for within 14 days of the delivery, and one at a time', async () => {
  const [last, late] = [await returnable(14), await returnable(15)]
  const answers = await Promise.all([last.ask(), last.ask()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  expect(await late.asked.order(late.id)).not.toHaveProperty('returnable_until')
  expect((await late.ask()).json()).toEqual({ detail: 'ამ ნივთების დაბრუნების ვადა გავიდა.' })
  const unknown = await delivered('wallet')
  expect(await unknown.asked.order(unknown.id)).not.toHaveProperty('returnable_until')
})

test('the day of the delivery is recorded with it', async () => {
  const asked = await customer()
  const id = await asked.ordered([{ productId: jug.id, quantity: 1 }], 1_000, { payment_method: 'bank' })
  for (const [name, seen, body] of [
    ['confirm-transfer', { status: 'pending', payment_status: 'pending' }, { reference: '' }],
    ['status', { status: 'confirmed', payment_status: 'completed' }, { status: 'shipped' }],
    ['status', { status: 'shipped', payment_status: 'completed' }, { status: 'delivered' }],
  ] as const)
    expect((await manager.post(`${path(id)}${name}/`, { seen, ...body })).statusCode).toBe(200)
  expect((await asked.order(id)).returnable_until).toBeDefined()
})

test('items that were refunded in another way meanwhile aren’t refunded again', async () => {
  const { id, jugs, ask } = await returnable()
  await ask(3)
  const back = await latest()
  await step(back.id, 'accept', 'asked')
  await step(back.id, 'receive', 'accepted')
  await refunded(await show(id), { items: [{ id: jugs, quantity: 1 }], amount: 10 })
  expect(await details(back.id)).toMatchObject({ amount: 0 })
  const refund = await step(back.id, 'refund', 'received', { amount: 30, restock: false, reference: '' })
  expect(refund.statusCode).toBe(409)
  expect((await step(back.id, 'refuse', 'received', { refusal: 'დაბრუნებულია' })).statusCode).toBe(200)
})
