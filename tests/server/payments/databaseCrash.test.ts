import { orderSchema } from '@dukani/contracts'
import { eq, sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/src/db/database.ts'
import { isDatabaseUnavailable } from '../../../server/src/db/databaseErrors.ts'
import { migrateDatabase } from '../../../server/src/db/migrate.ts'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { payments, wallets } from '../../../server/src/db/paymentSchema.ts'
import { changeWallet } from '../../../server/src/modules/payments/walletRepository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { fillCarts, newBuyers, orderBody, type Buyer } from '../orders/buyers.ts'
import { checkInvariants, stockOf } from '../orders/invariants.ts'
import { orderShop } from '../orders/orderShop.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { killDatabase } from '../support/databaseProcess.ts'
import { dataDirs } from '../support/dataDirs.ts'
import { rounds } from '../support/rounds.ts'
import { fieldsOf, testGateway } from './gateway.ts'
import { FLITT } from './merchant.ts'

const KILLS = rounds(2, 20)
const BUYERS = 8
const PRICE = 1_000
const SAVINGS = 100_000_000

const gateway = await testGateway()
const dirs = dataDirs()

/** The database of a shop, on the disk as safely as a shop's is, and kept running by this process. */
async function crashingShop() {
  const dataDir = dirs.next()
  let restarts = 0
  const { url } = await dirs.start(dataDir, {
    report: (message) => {
      if (message !== 'The database is back.') return
      restarts += 1
    },
  })
  await migrateDatabase(url)
  const opened = openDatabase(url)
  cleanUp(opened.close)
  const shop = await orderShop(
    {
      ...{ FLITT_MERCHANT_ID: FLITT.merchantId, FLITT_SECRET_KEY: FLITT.secretKey, FLITT_URL: gateway.url },
      PUBLIC_URL: 'https://shop.ge',
    },
    { ...opened, url },
  )
  return {
    ...shop,
    kill: (which: 'first' | 'all') => killDatabase(dataDir, which),
    restarts: () => restarts,
  }
}

/** Does again what failed since the database was away; nothing else is excused. */
async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
    }
    await wait(20)
  }
}

test(`CHECK-12 CHECK-08 C2 ${KILLS} kills of the database under ${BUYERS} who order and pay over two processes: no order is lost or half made, nothing is paid twice, callbacks come again`, async () => {
  const shop = await crashingShop()
  const { db, secret } = shop
  for (const setting of ['fsync', 'synchronous_commit'])
    expect((await db.execute(sql.raw(`show ${setting}`))).rows).toEqual([{ [setting]: 'on' }])
  const servers = await Promise.all([shop.open(), shop.open()])
  const { id: productId } = await storeProduct(db, { name: 'ყანწი', priceTetri: PRICE, inventory: 1_000_000 })
  const before = await stockOf(db)
  const lines = [{ productId, quantity: 1 }]
  const buyers = await newBuyers(db, secret, BUYERS)
  for (const { id } of buyers) await db.transaction((each) => changeWallet(each, id, SAVINGS, ''))

  let stopping = false
  const away = { calls: 0, callbacks: 0 }
  let paid = 0
  let turn = 0
  const next = () => servers[(turn += 1) % servers.length] ?? servers[0]

  /** Asks again, each time the other process, as long as it is told to come back. */
  async function answered<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await ask()
      if (answer.status !== 503) return answer
      away.calls += 1
      await wait(20)
    }
  }

  /** Tells of a payment as Flitt does: until it is taken. */
  async function tell(gatewayId: string): Promise<void> {
    for (;;) {
      const answer = await fetch(`${next().origin}/v1/payments/flitt/callback/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=UTF-8' },
        body: JSON.stringify(fieldsOf(gateway.payment(gatewayId))),
      })
      await answer.body?.cancel()
      if (answer.status === 200) return
      expect(answer.status).toBe(503)
      away.callbacks += 1
      await wait(20)
    }
  }

  const pay = (buyer: Buyer, id: string) => answered(() => next().ask(buyer, `/v1/orders/${id}/pay/`, {}))
  const pageOf = (body: unknown) => (body as { checkout_url: string | null }).checkout_url

  /** Pays at the page that the shop names, tells of it, and tries to pay once more from another tab. */
  async function payByCard(buyer: Buyer, id: string, page: string | null): Promise<void> {
    const url = page ?? pageOf((await pay(buyer, id)).body)
    const payment = gateway.at(url)
    if (payment?.status !== 'created') throw new Error(`the page ${url} can’t be paid at`)
    payment.status = 'approved'
    const [other] = await Promise.all([pay(buyer, id), tell(payment.orderId), tell(payment.orderId)])
    // The page that is paid already, or none.
    if (other.status !== 409) expect([other.status, pageOf(other.body)]).toEqual([200, url])
  }

  const write = async (buyer: Buyer, index: number): Promise<string[]> => {
    const own: string[] = []
    const method = index % 2 === 0 ? 'flitt' : 'wallet'
    const body = orderBody(lines, PRICE, { payment_method: method })
    while (!stopping) {
      await insist(() => fillCarts(db, [buyer], () => lines))
      const made = await answered(() => next().order(buyer, body, { key: `order-${own.length}` }))
      expect([made.status, made.body]).toEqual([201, expect.anything()])
      const id = made.body.id ?? ''
      if (method === 'flitt') await payByCard(buyer, id, made.body.checkout_url ?? null)
      // Whatever was answered stands: paid, from this moment on.
      const seen = await answered(() => next().ask(buyer, `/v1/orders/${id}/`))
      expect(orderSchema.parse(seen.body)).toMatchObject({ payment_status: 'completed' })
      own.push(id)
      paid += 1
    }
    return own
  }
  const writing = buyers.map(write)
  const failed = Promise.all(writing.map((each) => each.then(() => new Promise<never>(() => undefined))))
  failed.catch(() => undefined)
  const more = (count: number) => {
    const goal = paid + count
    const reached = expect.poll(() => paid, { timeout: 60_000, interval: 5 })
    return Promise.race([reached.toBeGreaterThanOrEqual(goal), failed])
  }

  for (let kill = 0; kill < KILLS; kill += 1) {
    // Not after the same number each time, so that orders and payments are met at all their stages.
    await more(BUYERS + (kill % 7))
    shop.kill(kill % 2 === 0 ? 'all' : 'first')
    await Promise.race([expect.poll(shop.restarts, { timeout: 60_000, interval: 5 }).toBe(kill + 1), failed])
    await more(1)
  }
  await more(BUYERS)
  stopping = true
  const own = await Promise.all(writing)

  for (const [index, buyer] of buyers.entries()) {
    const stored = await db.select().from(orders).where(eq(orders.userId, buyer.id))
    expect(stored.map(({ id }) => id).toSorted()).toEqual(own[index]?.toSorted())
    const spent = index % 2 === 0 ? 0 : stored.length * PRICE
    const [wallet] = await db.select().from(wallets).where(eq(wallets.userId, buyer.id))
    expect(wallet?.balanceTetri).toBe(SAVINGS - spent)
  }
  const { rows } = await db.execute(sql`
    select payment_method, status, payment_status from orders group by 1, 2, 3 order by 1`)
  expect(rows).toEqual([
    { payment_method: 'flitt', status: 'confirmed', payment_status: 'completed' },
    { payment_method: 'wallet', status: 'pending', payment_status: 'completed' },
  ])
  // Each order by card was paid at one page, that page is the one it counts as paid by, and nothing went back.
  const byCard = own.filter((_, index) => index % 2 === 0).flat()
  const fulfilled = await db.select().from(payments).where(eq(payments.fulfilled, true))
  expect(fulfilled.map(({ orderId }) => orderId).toSorted()).toEqual(byCard.toSorted())
  const taken = [...gateway.payments.values()].filter(({ status }) => status === 'approved')
  expect(taken.map(({ orderId }) => orderId).toSorted()).toEqual(
    fulfilled.map(({ gatewayOrderId }) => gatewayOrderId).toSorted(),
  )
  expect([...gateway.payments.values()].flatMap(({ reversals }) => reversals)).toEqual([])
  await checkInvariants(db, before)
  const wrong = await db.execute(sql`
    select w.user_id from wallets w left join wallet_entries e on e.user_id = w.user_id
    group by w.user_id having w.balance_tetri <> coalesce(sum(e.amount_tetri), 0)
    union all select attempt_id from payment_events group by 1 having count(*) <> 1`)
  expect(wrong.rows).toEqual([])
  expect(away.calls + away.callbacks).toBeGreaterThan(0)
  expect(servers.map(({ program }) => program.child.exitCode)).toEqual([null, null])
}, 600_000)
