// What traces cost: requests per second, and processor time per request, without traces, with a share of them (0.1) and
// with all. Three processes on one database are measured in turn, `ROUNDS` (5) times, 20 connections for `SECONDS` (5). The
// medians count, and the least processor time, which other programs disturb least. The collector is in this process. It
// reads /proc, so it needs Linux.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { quantile } from './figures.ts'
import { startShop, temporaryFolder, type Shop } from './shop.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 5)
/** Of the processor times in /proc. */
const TICKS_PER_SECOND = 100

const autocannon = createRequire(import.meta.url).resolve('autocannon')

let received = 0
const collector = createServer((request, response) => {
  request.on('data', (part: Buffer) => (received += part.length))
  request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }
const sampled = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' }
const kinds: [string, NodeJS.ProcessEnv][] = [
  ['none', {}],
  ['0.1', { ...traced, ...sampled }],
  ['all', traced],
]

async function load(url: string, seconds: number): Promise<{ perSecond: number; count: number }> {
  const settings = ['--json', '--connections', '20', '--duration', String(seconds), '--no-progress']
  const child = spawn(process.execPath, [autocannon, ...settings, '--headers', 'accept-encoding=gzip', url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { requests, non2xx } = JSON.parse(await text(child.stdout)) as {
    requests: { average: number; total: number }
    non2xx: number
  }
  if (non2xx > 0) throw new Error(`${non2xx} of ${requests.total} requests were refused`)
  return { perSecond: requests.average, count: requests.total }
}

/** The processor time that a process has used, in seconds. */
function processorSeconds({ process: { pid } }: Shop): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

const port = Number(process.env.PORT ?? 4690)
const { folder, remove } = temporaryFolder()
const shops: Shop[] = []
try {
  for (const [index, [, settings]] of kinds.entries())
    shops.push(await startShop(folder, port + index, settings))
  const answer = await fetch(`${shops[0]?.address}/v1/products/?page=1&page_size=9`)
  const [product] = ((await answer.json()) as { results: { id: string; name: string }[] }).results
  const list = '/v1/products/?page=1&page_size=9'
  const paths = [
    list,
    `${list}&search=${encodeURIComponent(product?.name ?? '')}`,
    `/v1/products/${product?.id}/`,
  ]
  for (const path of paths) {
    console.log(decodeURIComponent(path))
    const figures = shops.map(() => ({ perSecond: [] as number[], milliseconds: [] as number[], bytes: 0 }))
    for (const shop of shops) await load(shop.address + path, 2)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, shop] of shops.entries()) {
        const [before, bytes] = [processorSeconds(shop), received]
        const { perSecond, count } = await load(shop.address + path, SECONDS)
        const used = processorSeconds(shop) - before
        figures[index]?.perSecond.push(perSecond)
        figures[index]?.milliseconds.push((used * 1000) / count)
        if (figures[index]) figures[index].bytes += received - bytes
      }
    }
    for (const [index, { perSecond, milliseconds, bytes }] of figures.entries()) {
      const requests = quantile(perSecond, 0.5).toFixed(0).padStart(7)
      const cost = `${quantile(milliseconds, 0.5).toFixed(3)} ms each, at least ${Math.min(...milliseconds).toFixed(3)}`
      const sent = (bytes / ROUNDS / SECONDS / 1e6).toFixed(2)
      console.log(
        `${kinds[index]?.[0].padStart(6)} ${requests} req/s   ${cost}   ${sent} MB/s to the collector`,
      )
    }
  }
} finally {
  // The first one owns the embedded database.
  for (const shop of shops.toReversed()) await shop.stop()
  remove()
  collector.closeAllConnections()
  collector.close()
}
