// deploy/ha with Debian's packages: three machines on this one, each with etcd, Patroni and PostgreSQL, behind HAProxy, and
// two processes of the shop. Machines fail while orders come in; then the database is compared with the acknowledged orders.
// apt-get install patroni etcd-server python3-etcd haproxy postgresql && node bench/failover.ts
// VERBOSE=1 prints each incident, KEEP=1 keeps the logs.
import path from 'node:path'
import pg from 'pg'
import { newBuyers, type Goods } from './buyers.ts'
import { audit, readStock } from './ha/audit.ts'
import { startCluster } from './ha/cluster.ts'
import { frozen, killed, repeat, switchover } from './ha/incidents.ts'
import { openSale } from './ha/sale.ts'
import { openShops } from './ha/shops.ts'
import { readStaleReplicas } from './ha/staleReplicas.ts'
import { temporaryFolder } from './shop.ts'

const times = (name: string, standard: number) => Number(process.env[name] ?? standard)
/** How often the primary is killed. */
const FAILURES = times('FAILURES', 30)
/** How often each other failure happens. */
const OTHERS = times('OTHERS', 6)

const BUYERS = 12
const PLENTY = Array.from({ length: 20 }, () => 1_000_000)
/** They sell out, one after the other. */
const SCARCE = Array.from({ length: 2 * FAILURES }, () => 50)

const { folder, remove } = temporaryFolder()
const stops: (() => Promise<unknown>)[] = []
try {
  const cluster = await startCluster(path.join(folder, '..', 'machines'))
  stops.unshift(cluster.stop)
  const shops = await openShops(cluster, folder, [...PLENTY, ...SCARCE])
  for (const shop of shops) stops.unshift(shop.stop)

  let database = await connect(cluster.url)
  const [reader, ...buyers] = await newBuyers(shops[0], database, BUYERS + 1)
  const goods = await goodsIn(database)
  const plenty = goods.filter(({ stock }) => stock === PLENTY[0])
  const [seen] = plenty
  if (reader === undefined || seen === undefined) throw new Error('no buyer or no product')
  console.log('two replicas that lag:')
  const wrong = await readStaleReplicas(cluster, shops, reader, seen)

  await database.query('delete from orders')
  const before = await readStock(database)
  await database.end()
  const sale = await openSale(shops, buyers, {
    plenty,
    scarce: goods.filter((each) => !plenty.includes(each)),
  })
  await repeat(killed('primary'), FAILURES, cluster, sale)
  for (const incident of [frozen('primary'), killed('synchronous'), frozen('synchronous'), switchover])
    await repeat(incident, OTHERS, cluster, sale)
  await sale.end()

  database = await connect(cluster.url)
  wrong.push(...(await audit(database, sale.acknowledged, before)))
  const soldOut = [...(await readStock(database)).values()].filter((stock) => stock === 0)
  await database.end()
  console.log(`${sale.acknowledged.length} orders acknowledged, ${soldOut.length} products sold out`)
  console.log(`the longest request: ${(sale.longest() / 1000).toFixed(1)} s`)
  console.log(wrong.length === 0 ? 'no order lost or doubled, nothing oversold' : wrong.join('\n'))
  if (wrong.length > 0) process.exitCode = 1
} finally {
  for (const stop of stops) await stop()
  if (process.env.KEEP === undefined) remove()
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

async function goodsIn(database: pg.Client): Promise<(Goods & { stock: number })[]> {
  const { rows } = await database.query<Goods & { stock: number }>(
    'select id, price_tetri / 100.0::float8 as price, inventory as stock from products',
  )
  return rows
}
