// Measures requests per second and the slowest answers: 20 connections to each process (`PROCESSES`, 1), 10 s for each
// address after 2 s of warm-up. Processes share one database.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { startShop, temporaryFolder, type Shop } from './shop.ts'

interface Figures {
  requests: { average: number }
  latency: { p50: number; p99: number }
  non2xx: number
}

const PROCESSES = Number(process.env.PROCESSES ?? 1)

const autocannon = createRequire(import.meta.url).resolve('autocannon')

async function measure(url: string, seconds: number): Promise<Figures> {
  const settings = ['--json', '--connections', '20', '--duration', String(seconds), '--no-progress']
  const child = spawn(process.execPath, [autocannon, ...settings, '--headers', 'accept-encoding=gzip', url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return JSON.parse(await text(child.stdout)) as Figures
}

/** All processes at once. */
async function measureAll(path: string, seconds: number): Promise<Figures> {
  const all = await Promise.all(shops.map((shop) => measure(shop.address + path, seconds)))
  const sum = (value: (figures: Figures) => number) => all.reduce((total, it) => total + value(it), 0)
  const most = (value: (figures: Figures) => number) => Math.max(...all.map(value))
  return {
    requests: { average: sum((it) => it.requests.average) },
    latency: { p50: most((it) => it.latency.p50), p99: most((it) => it.latency.p99) },
    non2xx: sum((it) => it.non2xx),
  }
}

const port = Number(process.env.PORT ?? 4690)
const { folder, remove } = temporaryFolder()
const shops: Shop[] = []
try {
  for (let index = 0; index < PROCESSES; index += 1) shops.push(await startShop(folder, port + index))
  const answer = await fetch(`${shops[0]?.address}/v1/products/?page=1&page_size=9`)
  const [product] = ((await answer.json()) as { results: { id: string; name: string }[] }).results
  const paths = [
    '/',
    `/product/${product?.id}`,
    '/v1/products/?page=1&page_size=9',
    `/v1/products/${product?.id}/`,
    `/v1/products/?page=1&page_size=9&search=${encodeURIComponent(product?.name ?? '')}`,
  ]
  for (const path of paths) {
    await measureAll(path, 2)
    const { requests, latency, non2xx } = await measureAll(path, 10)
    const figures = `${requests.average.toFixed(0).padStart(7)} req/s   p50 ${latency.p50} ms   p99 ${latency.p99} ms`
    console.log(`${figures}   ${non2xx} refused   ${decodeURIComponent(path)}`)
  }
} finally {
  // The first one owns the embedded database.
  for (const shop of shops.toReversed()) await shop.stop()
  remove()
}
