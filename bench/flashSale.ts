// Two processes of the shop on one database: 500 concurrent orders for a stock of 50, twenty times; then orders for
// other products while one product's row is locked for 15 s.
import { setTimeout as pause } from 'node:timers/promises'
import {
  newBuyers,
  offer,
  openBrowser,
  order,
  simpleGoods,
  type Buyer,
  type Goods,
  type OrderAnswer,
} from './buyers.ts'
import { connectTo } from './database.ts'
import { quantile, tally } from './figures.ts'
import { startShop, temporaryFolder, type Shop } from './shop.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 20)
const BUYERS = 500
const STOCK = 50
const HELD_MS = 15_000
const OTHER_EVERY_MS = 50

const port = Number(process.env.PORT ?? 4690)
const { folder, remove } = temporaryFolder()
const limits = { LOGIN_LIMIT_ADDRESS: '0', REGISTER_LIMIT: '0', ACCESS_TOKEN_SECONDS: '86400' }
const shops: Shop[] = []
try {
  for (const each of [port, port + 1]) shops.push(await startShop(folder, each, limits))
  const [shop = never(), other = never()] = shops
  const database = await connectTo(folder)
  const browsers = [await openBrowser(shop), await openBrowser(other)] as const
  const some = await newBuyers(shop, database, BUYERS)
  const more = await newBuyers(shop, database, Math.ceil(HELD_MS / OTHER_EVERY_MS))
  const [sold = never<Goods>(), free = never<Goods>()] = await simpleGoods(shop)

  /** Every other one goes to the other process. */
  const send = (index: number, buyer: Buyer, goods: Goods) =>
    index % 2 === 0 ? order(shop, browsers[0], buyer, goods) : order(other, browsers[1], buyer, goods)

  for (let round = 1; round <= ROUNDS; round += 1) {
    await offer(database, sold, STOCK, some)
    const answers = await Promise.all(some.map((buyer, index) => send(index, buyer, sold)))
    const { rows } = await database.query<{ inventory: number }>(
      'select inventory from products where id = $1',
      [sold.id],
    )
    print(`round ${round}`, answers, `${rows[0]?.inventory} left`)
  }

  await offer(database, sold, STOCK, some)
  await offer(database, free, more.length, more)
  await database.query('begin')
  await database.query('select from products where id = $1 for update', [sold.id])
  const waiting = some.map((buyer, index) => send(index, buyer, sold))
  const orders: Promise<OrderAnswer>[] = []
  const reads: Promise<OrderAnswer>[] = []
  const ready: Promise<OrderAnswer>[] = []
  for (const [index, buyer] of more.entries()) {
    orders.push(send(index, buyer, free))
    const { address } = index % 2 === 0 ? shop : other
    ready.push(get(`${address}/readyz`))
    reads.push(get(`${address}/v1/products/?page=${1 + (index % 5)}&page_size=9`))
    await pause(OTHER_EVERY_MS)
  }
  await database.query('rollback')
  print('while a row is held, orders of other goods', await Promise.all(orders))
  print('while a row is held, /readyz', await Promise.all(ready))
  print('while a row is held, lists of products', await Promise.all(reads))
  print('orders of the goods whose row was held', await Promise.all(waiting))
  await database.end()
} finally {
  for (const shop of shops.toReversed()) await shop.stop()
  remove()
}

function print(what: string, answers: readonly OrderAnswer[], end = ''): void {
  const times = answers.map(({ ms }) => ms)
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(0))
  const statuses = tally(answers.map(({ status }) => status))
  console.log(`${what}: ${statuses}; p50 ${p50} ms, p95 ${p95} ms, at most ${most} ms ${end}`)
}

async function get(url: string): Promise<OrderAnswer> {
  const began = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - began }
}

function never<Value>(): Value {
  throw new Error('the demo has too few goods for this')
}
