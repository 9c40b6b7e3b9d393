// Varnish with deploy/varnish in front of two processes of the demo: what two shoppers get of 10,000 requests, the hit
// rate, requests per second beside the shop's own, and how long a sale takes to be seen.
// apt-get install varnish wrk && node bench/cdn.ts
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../scripts/lib/freePort.ts'
import { newBuyers, offer, openBrowser, order, simpleGoods, type Buyer, type Goods } from './buyers.ts'
import { startVarnish } from './cdn/startVarnish.ts'
import { connectTo } from './database.ts'
import { quantile, tally } from './figures.ts'
import { startShop, temporaryFolder, type Shop } from './shop.ts'

const REQUESTS = 10_000
const AT_ONCE = 20
const SALES = 30

/** Cookies of two shoppers: what one has must never reach the other. */
const SHOPPERS = ['first', 'second'].map((name) => ({
  name,
  cookie: `accessToken=secret-${name}; cart_sid=secret-${name}; csrftoken=secret-${name}; theme=${name === 'first' ? 'dark' : 'light'}; language=${name === 'first' ? 'en' : 'ka'}`,
}))

interface Answer {
  cache: string | null
  hash: string
  leaks: boolean
  setsCookie: boolean
}

async function ask(address: string, cookie: string): Promise<Answer> {
  const answer = await fetch(address, { headers: { cookie, authorization: `Bearer ${cookie}` } })
  const body = await answer.text()
  return {
    cache: answer.headers.get('x-cache'),
    hash: createHash('sha256').update(body).digest('hex'),
    leaks: /secret-/.test(body + JSON.stringify([...answer.headers])),
    setsCookie: answer.headers.has('set-cookie'),
  }
}

/** Both shoppers read all pages in turns. */
async function readPages(address: string, paths: readonly string[]): Promise<void> {
  const answers: (Answer & { path: string })[] = []
  let next = 0
  const reader = async () => {
    for (let at = next++; at < REQUESTS; at = next++) {
      const page = paths[at % paths.length] ?? '/'
      const { cookie = '' } = SHOPPERS[Math.floor(at / paths.length) % SHOPPERS.length] ?? {}
      answers.push({ path: page, ...(await ask(address + page, cookie)) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, reader))
  const bodies = Map.groupBy(answers, (answer) => answer.path)
  const differing = [...bodies.values()].filter((some) => new Set(some.map(({ hash }) => hash)).size > 1)
  const count = (test: (answer: Answer) => boolean) => answers.filter(test).length
  console.log(`${answers.length} requests of two shoppers for ${paths.length} pages:`)
  console.log(`  ${tally(answers.map(({ cache }) => cache ?? 'none'))}`)
  console.log(`  with a shopper’s secrets: ${count(({ leaks }) => leaks)}`)
  console.log(`  that set a cookie: ${count(({ setsCookie }) => setsCookie)}`)
  console.log(`  pages that differed between two answers: ${differing.length}`)
}

/** How long after an order was answered its product's page shows one piece less, in ms. */
async function sell(shops: readonly Shop[], address: string, goods: Goods, buyers: readonly Buyer[]) {
  const page = `${address}/product/${goods.id}`
  const times: number[] = []
  for (const [at, buyer] of buyers.entries()) {
    const shop = shops[at % shops.length]
    if (shop === undefined) throw new Error('no shop')
    const browser = await openBrowser(shop)
    const before = await stockIn(page)
    const { status } = await order(shop, browser, buyer, goods)
    if (status !== 201) throw new Error(`not ordered: ${status}`)
    const answered = performance.now()
    while ((await stockIn(page)) !== before - 1) {
      if (performance.now() - answered > 10_000) throw new Error('the sale was not seen in 10 s')
      await pause(10)
    }
    times.push(performance.now() - answered)
    // Until a second purge has passed.
    await pause(1_000)
    if ((await stockIn(page)) !== before - 1) throw new Error('an older page came back')
  }
  const worst = Math.max(...times).toFixed(0)
  console.log(
    `${times.length} sales were seen after ${quantile(times, 0.5).toFixed(0)} ms (median), ${worst} ms (worst)`,
  )
}

/** The stock that a product's page shows. */
async function stockIn(page: string): Promise<number> {
  const html = await (await fetch(page)).text()
  const id = page.slice(page.lastIndexOf('/') + 1)
  return Number(new RegExp(`"id":"${id}".*?"inventory":(\\d+)`).exec(html)?.[1] ?? NaN)
}

/** Loads an address with 20 connections for ten seconds. wrk, since Varnish answers faster than autocannon asks. */
function load(address: string): string {
  const accept = ['-H', 'accept-encoding: gzip']
  const report = execFileSync('wrk', ['-t1', '-c20', '-d10', '--latency', ...accept, address], {
    encoding: 'utf8',
  })
  const [, perSecond = '?'] = /Requests\/sec: *(\S+)/.exec(report) ?? []
  const [, p99 = '?'] = /99% *(\S+)/.exec(report) ?? []
  return `${perSecond} req/s, p99 ${p99}${/Non-2xx.*/.exec(report)?.[0] ?? ''}`
}

const { folder, remove } = temporaryFolder()
const port = await freePort()
const ports = [await freePort(), await freePort()] as const
const address = `http://127.0.0.1:${port}`
const settings = {
  ...{ HOST: '127.0.0.1', TRUST_PROXY: '1', PUBLIC_URL: address },
  CDN_PURGE_URL: `${address}/purge`,
}
const stops: (() => Promise<unknown>)[] = []
try {
  const shops: Shop[] = []
  for (const own of ports) {
    const shop = await startShop(folder, own, settings)
    shops.push(shop)
    stops.unshift(shop.stop)
  }
  const [shop] = shops
  if (shop === undefined) throw new Error('no shop')
  const varnish = await startVarnish(path.join(folder, '..', 'varnish'), port, ports)
  stops.unshift(varnish.stop)
  const database = await connectTo(folder)
  const [goods, ...others] = await simpleGoods(shop)
  if (goods === undefined) throw new Error('nothing to order')
  const products = others.slice(0, 20).map(({ id }) => `/product/${id}`)
  const paths = ['/', ...products, '/?ordering=price', '/orders'].flatMap((own) => [
    own,
    `/en${own}`.replace('/en/?', '/en?'),
  ])
  await readPages(varnish.address, paths)

  for (const own of ['/', `/product/${goods.id}`]) {
    console.log(`${own}: one process ${load(shop.address + own)}; Varnish ${load(varnish.address + own)}`)
  }

  // The connections from before the load were idle for too long: the first request finds them closed.
  for (const one of shops) await fetch(`${one.address}/healthz`).catch(() => null)
  const buyers = await newBuyers(shop, database, SALES)
  await offer(database, goods, SALES * 2, buyers)
  // The stock was changed in the database directly, so the shop purged nothing.
  await fetch(settings.CDN_PURGE_URL, { method: 'POST', headers: { 'surrogate-key': 'pages' } })
  await pause(1_000)
  await sell(shops, varnish.address, goods, buyers)
  await database.end()
} finally {
  for (const stop of stops) await stop()
  remove()
}
