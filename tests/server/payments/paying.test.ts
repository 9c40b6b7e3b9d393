import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { payments } from '../../../server/src/db/paymentSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { newShopper } from '../support/shopper.ts'
import { payApp } from './payApp.ts'

const { app, db, customer, gateway, ordered, tell, attempts, late } = await payApp()

const beginnings = () => gateway.calls.filter((call) => call.startsWith('/api/checkout/url')).length

test('CHECK-12 the same order sent again, also twenty times at once, has the same payment page', async () => {
  const before = beginnings()
  const one = await ordered('flitt', 'key')
  const answers = await Promise.all(Array.from({ length: 20 }, one.again))
  for (const answer of answers) {
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ id: one.id, payment_method: 'flitt', checkout_url: one.checkoutUrl })
  }
  expect(beginnings()).toBe(before + 1)
  await tell(one.gatewayId, 'approved')
  // Paid, there is nothing to pay any more.
  expect((await one.again()).json()).toEqual({ id: one.id, payment_method: 'flitt', checkout_url: null })
})

test('API-10 paying again returns the open page, however many ask at once', async () => {
  const one = await ordered()
  const before = beginnings()
  const answers = await Promise.all(Array.from({ length: 10 }, one.pay))
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toEqual([200, { checkout_url: one.checkoutUrl }])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  expect(beginnings()).toBe(before)
})

test('API-10 after a declined card one new page is created, and the order is paid there', async () => {
  const one = await ordered()
  await tell(one.gatewayId, 'declined')
  expect(await one.order()).toMatchObject({ payment: { state: 'declined', can_pay: true } })
  const answers = await Promise.all([one.pay(), one.pay(), one.pay()])
  const urls = new Set(answers.map((answer) => answer.json<{ checkout_url: string }>().checkout_url))
  expect(urls.size).toBe(1)
  const [url = ''] = urls
  expect(url).not.toBe(one.checkoutUrl)
  expect(await one.order()).toMatchObject({ payment: { state: 'unpaid', can_pay: true } })
  await tell(url.split('/').at(-1) ?? '', 'approved')
  expect(await one.order()).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } })
  const refused = await one.pay()
  expect([refused.statusCode, refused.json()]).toEqual([409, { detail: 'ეს შეკვეთა უკვე გადახდილია.' }])
})

test('API-10 a payment without a callback is found before a second page is created', async () => {
  const one = await ordered()
  await db
    .update(payments)
    .set({ expiresAt: sql`now()` })
    .where(eq(payments.orderId, one.id))
  gateway.payment(one.gatewayId).status = 'approved'
  expect((await one.pay()).json()).toEqual({ detail: 'ეს შეკვეთა უკვე გადახდილია.' })
  expect(await one.order()).toMatchObject({ status: 'confirmed', payment_status: 'completed' })
})

test('API-10 no second payment while a bank is still processing one, or while that can’t be known', async () => {
  const one = await ordered()
  await tell(one.gatewayId, 'processing')
  expect(await one.order()).toMatchObject({ payment: { state: 'processing', can_pay: false } })
  const underWay = await one.pay()
  expect([underWay.statusCode, underWay.json()]).toEqual([
    409,
    { detail: 'წინა გადახდა ჯერ მუშავდება. ხელახლა ნუ გადაიხდით, შედეგი მალე გახდება ცნობილი.' },
  ])
  gateway.payment(one.gatewayId).status = 'declined'
  for (const behaviour of ['fails', 'refuses'] as const) {
    gateway.state.behaviour = behaviour
    const away = await one.pay()
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '10'])
  }
  gateway.state.behaviour = 'answers'
  expect(await attempts(one.id)).toHaveLength(1)
  expect((await one.pay()).statusCode).toBe(200)
})

test('CHECK-08 if the gateway is away, the order is created, says so, and can be paid later', async () => {
  for (const behaviour of ['fails', 'refuses'] as const) {
    gateway.state.behaviour = behaviour
    const one = await ordered('flitt', newId())
    expect(one.answer.json()).toEqual({
      ...{ id: one.id, payment_method: 'flitt', checkout_url: null },
      detail:
        'შეკვეთა მიღებულია, მაგრამ გადახდის გვერდი დროებით მიუწვდომელია. გადაიხადეთ ცოტა ხანში, შეკვეთის გვერდიდან.',
    })
    expect(await one.order()).toMatchObject({
      status: 'pending',
      payment: { state: 'unpaid', can_pay: true },
    })
    gateway.state.behaviour = 'answers'
    // The attempt that nobody has heard of is left alone, long enough for its answer to come.
    await db
      .update(payments)
      .set({ createdAt: sql`now() - interval '7 seconds'` })
      .where(eq(payments.orderId, one.id))
    expect((await one.pay()).json()).toMatchObject({
      checkout_url: expect.stringContaining('/pay/') as string,
    })
  }
})

test('CHECK-08 C6 after a lost answer of the gateway there is another page, and one order', async () => {
  gateway.state.behaviour = 'hangs up after'
  const one = await ordered('flitt', 'lost')
  gateway.state.behaviour = 'answers'
  expect(one.checkoutUrl).toBeNull()
  await db.update(payments).set({ createdAt: sql`now() - interval '7 seconds'` })
  const again = (await one.again()).json<{ id: string; checkout_url: string }>()
  expect(again.id).toBe(one.id)
  const [lost, found] = await attempts(one.id)
  expect(again.checkout_url).toBe(found?.checkoutUrl)
  expect(lost).toMatchObject({ checkoutUrl: null, state: 'created' })
  expect(gateway.payments.has(lost?.gatewayOrderId ?? '')).toBe(true)
})

test('API-10 an order that was cancelled, has expired or isn’t paid by card can’t be paid', async () => {
  const answered = async (pay: () => ReturnType<Awaited<ReturnType<typeof ordered>>['pay']>) => {
    const answer = await pay()
    return [answer.statusCode, answer.json<{ detail: string }>().detail]
  }
  const over = [409, 'ეს შეკვეთა გაუქმებულია და აღარ იხდება. შეუკვეთეთ თავიდან.']
  const gone = await ordered()
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, gone.id))
  expect(await answered(gone.pay)).toEqual(over)
  const waited = await ordered()
  await late(waited.id)
  expect(await answered(waited.pay)).toEqual(over)
  const transferred = await ordered('bank')
  expect(await answered(transferred.pay)).toEqual([409, 'ეს შეკვეთა ბარათით არ იხდება.'])
})

test('API-10 the number of payments of an order is limited', async () => {
  const one = await ordered()
  for (let number = 1; number < 10; number += 1) {
    const newest = (await attempts(one.id)).at(-1)
    gateway.payment(newest?.gatewayOrderId ?? '').status = 'declined'
    await db.update(payments).set({ state: 'declined' }).where(eq(payments.orderId, one.id))
    expect((await one.pay()).statusCode).toBe(200)
  }
  await db.update(payments).set({ state: 'declined' }).where(eq(payments.orderId, one.id))
  const answer = await one.pay()
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { detail: 'გადახდის მცდელობები ამოიწურა. შეუკვეთეთ თავიდან.' },
  ])
})

test('API-05 API-10 no one can pay another customer’s order, or see how', async () => {
  const one = await ordered()
  const other = await customer()
  const guest = await newShopper(app)
  for (const id of [one.id, newId(), 'no-id']) {
    const path = `/v1/orders/${id}/pay/`
    expect((await guest.post(path)).statusCode).toBe(401)
    const answer = await other.post(path)
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'ვერ მოიძებნა.' }])
  }
})
