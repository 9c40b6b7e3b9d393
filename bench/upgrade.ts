// An upgrade of a running shop: an earlier release serves while this one migrates its database, starts beside it and takes
// over. `OLD` is a folder with the earlier release, after `npm ci && npm run build`. Both are demos on one data folder.
import { setTimeout as pause } from 'node:timers/promises'
import { newBuyers, offer, openBrowser, order, simpleGoods, type Buyer } from './buyers.ts'
import { connectTo } from './database.ts'
import { tally } from './figures.ts'
import { startShop, temporaryFolder, type Shop } from './shop.ts'

const CUSTOMERS = 400
const READERS = 4
const PHASE_MS = 3_000

interface Figures {
  reads: string[]
  orders: string[]
}

const old = process.env.OLD
if (old === undefined) throw new Error('OLD must be the folder of an earlier release')
const port = Number(process.env.PORT ?? 4690)
const { folder, remove } = temporaryFolder()
const shops: Shop[] = []
try {
  const before = await startShop(folder, port, {}, old)
  shops.push(before)
  const database = await connectTo(folder)
  const migrations = async () => {
    const { rows } = await database.query<{ count: number }>(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    )
    return rows[0]?.count
  }
  const buyers = await newBuyers(before, database, CUSTOMERS)
  const [goods] = await simpleGoods(before)
  if (goods === undefined) throw new Error('nothing to order')
  await offer(database, goods, CUSTOMERS, buyers)
  const paths = [
    '/',
    '/v1/categories/',
    '/v1/products/?page=1',
    `/v1/products/${goods.id}/`,
    `/product/${goods.id}`,
  ]
  const browser = await openBrowser(before)
  const ordered: Buyer[] = []
  let figures: Figures = { reads: [], orders: [] }
  let current = before
  const end = new AbortController()

  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let at = reader; !end.signal.aborted; at += 1) {
      const status = await statusOf(`${current.address}${paths[at % paths.length]}`)
      figures.reads.push(status)
    }
  })
  const customer = (async () => {
    for (const buyer of buyers) {
      if (end.signal.aborted) break
      const { status } = await order(current, browser, buyer, goods)
      if (status === 201) ordered.push(buyer)
      figures.orders.push(String(status))
      await pause(25)
    }
  })()
  const report = (what: string) => {
    console.log(`${what}: reads ${tally(figures.reads)}; orders ${tally(figures.orders)}`)
    figures = { reads: [], orders: [] }
  }

  await pause(PHASE_MS)
  report(`the earlier release, ${await migrations()} migrations`)
  const after = await startShop(folder, port + 1)
  shops.push(after)
  report(`the earlier release, while this one migrates and starts in ${after.startSeconds.toFixed(1)} s`)
  await pause(PHASE_MS)
  report(`the earlier release, ${await migrations()} migrations`)
  current = after
  await pause(PHASE_MS / 10)
  await before.stop()
  shops.shift()
  await pause(PHASE_MS)
  end.abort()
  await Promise.all([...readers, customer])
  report('this release, while the earlier one ends and after')

  const found = await Promise.all(ordered.map((buyer) => hasOrder(after, buyer)))
  console.log(
    `orders that were answered with 201: ${ordered.length}, found here: ${found.filter(Boolean).length}`,
  )
  await database.end()
} finally {
  for (const shop of shops) await shop.stop()
  remove()
}

async function statusOf(url: string): Promise<string> {
  try {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return String(answer.status)
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
}

/** Whether a customer who logged in at the earlier release sees their order. */
async function hasOrder({ address }: Shop, { accessToken }: Buyer): Promise<boolean> {
  const answer = await fetch(`${address}/v1/orders/`, { headers: { authorization: `Bearer ${accessToken}` } })
  const { count } = (await answer.json()) as { count: number }
  return answer.status === 200 && count === 1
}
