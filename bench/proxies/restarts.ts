import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { tally } from '../figures.ts'
import type { Shop } from '../shop.ts'
import { askAlone, cookiesOf, openClient, readCsrf } from './client.ts'
import type { Proxy } from './startProxy.ts'

const READERS = 8
const WRITERS = 8
const NEW_CONNECTIONS = 8
/** Longer than a proxy needs to notice that a process is there again. */
const NOTICE_MS = 4_000

type Outcomes = (string | number)[]

/** Requests without a pause: reads and writes by HTTP/2, and reads on new connections. */
function load(proxy: Proxy): { end: () => Promise<{ reads: string; writes: string }> } {
  let isEnding = false
  const reads: Outcomes = []
  const writes: Outcomes = []
  const repeat = async (outcomes: Outcomes, ask: () => Promise<number>) => {
    while (!isEnding) outcomes.push(await ask().catch((error: Error) => error.message))
  }
  const paths = ['/', '/v1/categories/', '/v1/products/?page=1&page_size=9']
  const read = async (_: unknown, at: number) => {
    const { ask, close } = await openClient(proxy)
    await repeat(reads, async () => (await ask(paths[at % paths.length] ?? '/')).status)
    close()
  }
  const write = async () => {
    const client = await openClient(proxy)
    const { path, headers } = await fillCart(client)
    let quantity = 1
    await repeat(writes, async () => {
      quantity = 3 - quantity
      return (await client.ask(path, { method: 'PATCH', headers, body: JSON.stringify({ quantity }) })).status
    })
    client.close()
  }
  const all = [
    ...Array.from({ length: READERS }, read),
    ...Array.from({ length: WRITERS }, write),
    ...Array.from({ length: NEW_CONNECTIONS }, () => repeat(reads, () => askAlone(proxy, '/v1/categories/'))),
  ]
  return {
    end: async () => {
      isEnding = true
      await Promise.all(all)
      return { reads: tally(reads), writes: tally(writes) }
    },
  }
}

/** Puts something into a guest's cart. @returns the line's address, and what a change of it needs */
async function fillCart(client: Awaited<ReturnType<typeof openClient>>) {
  const session_id = randomUUID()
  const headers = { ...(await readCsrf(client)), 'content-type': 'application/json' }
  const { results } = JSON.parse((await client.ask('/v1/products/')).text) as {
    results: { id: string; inventory: number; specifications: unknown[] }[]
  }
  const goods = results.find(({ inventory, specifications }) => inventory > 5 && specifications.length === 0)
  const body = JSON.stringify({ session_id, product_id: goods?.id, quantity: 1 })
  const added = await client.ask('/v1/cart/items/', { method: 'POST', headers, body })
  const { id } = JSON.parse(added.text) as { id?: string }
  if (id === undefined) throw new Error(`the cart stays empty: ${added.status} ${added.text}`)
  // A guest's cart belongs to the browser that made it.
  const cookie = [headers.cookie, ...cookiesOf(added)].join('; ')
  return { path: `/v1/cart/items/${id}/`, headers: { ...headers, cookie } }
}

/** Restarts both processes, one after the other, under load. */
export async function restartBoth(proxy: Proxy, shops: Shop[], start: (at: number) => Promise<Shop>) {
  const underLoad = load(proxy)
  await pause(2_000)
  for (const at of shops.keys()) {
    await shops[at]?.stop()
    shops[at] = await start(at)
    await pause(NOTICE_MS)
  }
  return underLoad.end()
}

/** Kills the first process under load, as a machine that fails would. */
export async function killOne(proxy: Proxy, shops: Shop[], start: (at: number) => Promise<Shop>) {
  const underLoad = load(proxy)
  await pause(2_000)
  shops[0]?.process.kill('SIGKILL')
  await pause(NOTICE_MS)
  const found = await underLoad.end()
  shops[0] = await start(0)
  await pause(NOTICE_MS)
  return found
}
