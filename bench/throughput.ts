// Measures requests per second and the slowest answers: 20 connections, 10 s each after 2 s of warm-up.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { startShop, temporaryFolder } from './shop.ts'

interface Figures {
  requests: { average: number }
  latency: { p50: number; p99: number }
  non2xx: number
}

const autocannon = createRequire(import.meta.url).resolve('autocannon')

async function measure(url: string, seconds: number): Promise<Figures> {
  const settings = ['--json', '--connections', '20', '--duration', String(seconds), '--no-progress']
  const child = spawn(process.execPath, [autocannon, ...settings, '--headers', 'accept-encoding=gzip', url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return JSON.parse(await text(child.stdout)) as Figures
}

const port = Number(process.env.PORT ?? 4690)
const { folder, remove } = temporaryFolder()
const shop = await startShop(folder, port)
try {
  const answer = await fetch(`${shop.address}/v1/products/?page=1&page_size=9`)
  const [product] = ((await answer.json()) as { results: { id: string; name: string }[] }).results
  const paths = [
    '/',
    `/product/${product?.id}`,
    '/v1/products/?page=1&page_size=9',
    `/v1/products/${product?.id}/`,
    `/v1/products/?page=1&page_size=9&search=${encodeURIComponent(product?.name ?? '')}`,
  ]
  for (const path of paths) {
    await measure(shop.address + path, 2)
    const { requests, latency, non2xx } = await measure(shop.address + path, 10)
    const figures = `${requests.average.toFixed(0).padStart(7)} req/s   p50 ${latency.p50} ms   p99 ${latency.p99} ms`
    console.log(`${figures}   ${non2xx} refused   ${decodeURIComponent(path)}`)
  }
} finally {
  await shop.stop()
  remove()
}
