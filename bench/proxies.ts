// What deploy/caddy and deploy/nginx do in front of two processes of the demo on one database, with Debian's packages:
// apt-get install caddy nginx openssl && node bench/proxies.ts [caddy|nginx [short]]
// `short` leaves out slow clients and restarts.
import path from 'node:path'
import { freePort } from '../scripts/lib/freePort.ts'
import { tally } from './figures.ts'
import { openClient } from './proxies/client.ts'
import { firstEvent } from './proxies/events.ts'
import { killOne, restartBoth } from './proxies/restarts.ts'
import { slowBodies, slowReaders } from './proxies/slowClients.ts'
import { startProxy, type Proxy, type ProxyName } from './proxies/startProxy.ts'
import { upload } from './proxies/uploads.ts'
import { startShop, temporaryFolder, type Shop } from './shop.ts'

const [chosen, length] = process.argv.slice(2)
/** Searches a minute, of each process. */
const SEARCHES = 5

/** Searches as one client that claims to be many, then as another client. */
async function forge(proxy: Proxy): Promise<void> {
  const forger = await openClient(proxy)
  const search = '/v1/products/?search=tea'
  const statuses: number[] = []
  for (let at = 1; at <= 30; at += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${at}`, forwarded: `for=203.0.113.${at}` }
    statuses.push((await forger.ask(search, { headers })).status)
  }
  const other = await openClient(proxy, '127.0.0.2')
  const ofOther = (await other.ask(search)).status
  console.log(
    `  30 searches with 30 forged addresses, limit ${SEARCHES} for each process: ${tally(statuses)}; from another address: ${ofOther}`,
  )
  forger.close()
  other.close()
}

async function tryOut(name: ProxyName): Promise<void> {
  const { folder, remove } = temporaryFolder()
  const port = await freePort()
  const upstreams = [await freePort(), await freePort()] as const
  const settings = {
    ...{ TRUST_PROXY: '1', PUBLIC_URL: `https://localhost:${port}`, DRAIN_SECONDS: '5' },
    ...{ HOST: '127.0.0.1', RATE_LIMIT_SEARCH: String(SEARCHES) },
  }
  const start = (at: number) => startShop(folder, upstreams[at] ?? 0, settings)
  const shops: Shop[] = []
  let proxy: Proxy | null = null
  try {
    for (const at of upstreams.keys()) shops.push(await start(at))
    proxy = await startProxy(name, { folder: path.join(folder, '..', name), port, upstreams })
    console.log(`${name}:`)
    await upload(proxy)
    console.log(`  the first comment of the event stream after ${await firstEvent(proxy)} ms`)
    await forge(proxy)
    if (length === 'short') return
    console.log(`  slow bodies: ${await slowBodies(proxy, upstreams)}`)
    console.log(`  slow readers of ${await slowReaders(proxy, upstreams)}`)
    const restarted = await restartBoth(proxy, shops, start)
    console.log(`  both restarted: reads ${restarted.reads}; writes ${restarted.writes}`)
    const killed = await killOne(proxy, shops, start)
    console.log(`  one killed: reads ${killed.reads}; writes ${killed.writes}`)
  } finally {
    await proxy?.stop()
    for (const shop of shops) await shop.stop()
    remove()
  }
}

for (const name of ['caddy', 'nginx'] as const)
  if (chosen === undefined || chosen === name) await tryOut(name)
