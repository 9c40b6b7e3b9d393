// What deploy/caddy and deploy/nginx do in front of two processes of the demo on one database, with Debian's packages:
// apt-get install caddy nginx openssl && node bench/proxies.ts [caddy|nginx]
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import { freePort } from '../scripts/lib/freePort.ts'
import { tally } from './figures.ts'
import { openClient, readCsrf } from './proxies/client.ts'
import { killOne, restartBoth } from './proxies/restarts.ts'
import { slowBodies, slowReaders } from './proxies/slowClients.ts'
import { startProxy, type Proxy, type ProxyName } from './proxies/startProxy.ts'
import { startShop, temporaryFolder, type Shop } from './shop.ts'

const MEBIBYTE = 1024 * 1024
const CUSTOMER = { email: 'nino@dukani.example', password: 'kargi-amindi-2026' }
/** Searches a minute, of each process. */
const SEARCHES = 5

/** Uploads a picture of each size as the demo's customer. */
async function upload(proxy: Proxy): Promise<void> {
  const client = await openClient(proxy)
  console.log(`  TLS agreed on ${client.protocol}`)
  const csrf = await readCsrf(client)
  const login = await client.ask('/v1/accounts/login/', {
    method: 'POST',
    headers: { ...csrf, 'content-type': 'application/json' },
    body: JSON.stringify(CUSTOMER),
  })
  const { access } = JSON.parse(login.text) as { access: string }
  // Random colours, so that the file is as large as they are: about 4.7 MiB.
  const raw = { width: 1280, height: 1280, channels: 3 } as const
  const picture = await sharp(randomBytes(1280 * 1280 * 3), { raw })
    .png()
    .toBuffer()
  const files = [picture, Buffer.alloc(5.9 * MEBIBYTE), Buffer.alloc(8 * MEBIBYTE)]
  for (const file of files) {
    const form = new Response(withPicture(file))
    const { status, text } = await client.ask('/v1/accounts/profile/', {
      method: 'PUT',
      headers: {
        ...csrf,
        authorization: `Bearer ${access}`,
        'content-type': form.headers.get('content-type') ?? '',
        'content-length': String((await form.clone().arrayBuffer()).byteLength),
      },
      body: Buffer.from(await form.arrayBuffer()),
    })
    console.log(`  a picture of ${(file.length / MEBIBYTE).toFixed(1)} MiB: ${status} ${text}`)
  }
  client.close()
}

function withPicture(file: Buffer): FormData {
  const form = new FormData()
  form.append('profile_pic', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'picture.png')
  return form
}

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
    await forge(proxy)
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

const [chosen] = process.argv.slice(2)
for (const name of ['caddy', 'nginx'] as const)
  if (chosen === undefined || chosen === name) await tryOut(name)
