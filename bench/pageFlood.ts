// Measures the delay of other requests while ten connections request catalogue pages that have to be rendered, and the
// memory after 10,000 such pages.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile, tally } from './figures.ts'
import { memoryOfTree } from './memory.ts'
import { projectDir, startShop, temporaryFolder, type Shop } from './shop.ts'

const SECONDS = Number(process.env.SECONDS ?? 20)
const EVERY_MS = 20
const PAGES = 10_000

const port = Number(process.env.PORT ?? 4690)
const { folder, remove } = temporaryFolder()
const shop = await startShop(folder, port, { RATE_LIMIT_PAGES: '120', TRUST_PROXY: '1' })
try {
  await watch(shop, 'nothing else')
  for (const networks of ['one', 'many']) {
    const flood = startFlood(shop, 0, networks)
    await watch(shop, `a flood from ${networks} network address${networks === 'one' ? '' : 'es'}`)
    flood.kill('SIGTERM')
    await once(flood, 'exit')
  }
  for (const pages of [1_000, PAGES, PAGES, PAGES]) {
    await once(startFlood(shop, pages, 'one'), 'exit')
    await pause(2_000)
    console.log(
      `after ${pages} pages: ${memoryOfTree(shop.process.pid ?? 0)?.toFixed(0)} MiB with the database`,
    )
  }
} finally {
  await shop.stop()
  remove()
}

function startFlood({ address }: Shop, pages: number, networks: string) {
  const program = path.join(projectDir, 'bench/flood.ts')
  return spawn(process.execPath, [program, address, '10', String(pages), networks], { stdio: 'inherit' })
}

/** Requests the health check and the first page repeatedly, each by itself, and prints their delays. */
async function watch({ address }: Shop, beside: string): Promise<void> {
  const [health, page] = await Promise.all([
    latencies(`${address}/healthz`, SECONDS * 1000),
    latencies(`${address}/`, SECONDS * 1000),
  ])
  for (const [what, { times, statuses }] of Object.entries({ '/healthz': health, '/': page })) {
    const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(1))
    console.log(
      `${what} beside ${beside}: ${tally(statuses)}; p50 ${p50} ms, p99 ${p99} ms, at most ${most} ms`,
    )
  }
}

async function latencies(url: string, ms: number) {
  const times: number[] = []
  const statuses: number[] = []
  const end = performance.now() + ms
  while (performance.now() < end) {
    const began = performance.now()
    const answer = await fetch(url)
    await answer.arrayBuffer()
    times.push(performance.now() - began)
    statuses.push(answer.status)
    await pause(EVERY_MS)
  }
  return { times, statuses }
}
