// Imports made-up products into a shop that is open: `node bench/search/bigImport.ts 1000000`. Meanwhile a customer orders and
// another searches every second. Then the memory of the server is compared with that before the import.
import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildShopIfNeeded } from '../../scripts/lib/buildShop.ts'
import { newBuyers, offer, openBrowser, order, simpleGoods } from '../buyers.ts'
import { connectTo } from '../database.ts'
import { quantile, tally } from '../figures.ts'
import { projectDir, startShop, temporaryFolder, type Shop } from '../shop.ts'

const EVERY_MS = 1_000
const BUYERS = 1_500
const SEARCHES = ['დამრჩა', 'ხელჩანტა', 'ბე', 'satameshoebi', 'ავეჯი']
const KIB_PER_MIB = 1024

const count = process.argv[2] ?? '1000000'
process.exitCode = await buildShopIfNeeded()
const { folder, remove } = temporaryFolder()
const limits = { LOGIN_LIMIT_ADDRESS: '0', REGISTER_LIMIT: '0', ACCESS_TOKEN_SECONDS: '86400' }
const shop = await startShop(folder, Number(process.env.PORT ?? 4690), limits)
try {
  const file = path.join(path.dirname(folder), 'products.csv')
  await run(['bench/search/writeCatalogue.ts', count], file)
  const database = await connectTo(folder)
  const browser = await openBrowser(shop)
  const [goods] = await simpleGoods(shop)
  if (goods === undefined) throw new Error('the demo has no simple product')
  const buyers = await newBuyers(shop, database, BUYERS)
  await offer(database, goods, BUYERS, buyers)
  await searchAll(shop)
  console.log(`memory of the server with the demo's products: ${memory(shop)} MiB`)

  const began = performance.now()
  const progress = { isOver: false }
  const imported = run(['server/src/cli/shop.ts', 'import', file, '--no-fetch'], null).finally(() => {
    progress.isOver = true
  })
  const orders: { status: number; ms: number }[] = []
  const searches: { status: number; ms: number }[] = []
  for (const [second, buyer] of buyers.entries()) {
    if (progress.isOver) break
    const text = SEARCHES[second % SEARCHES.length] ?? ''
    const [ordered, searched] = await Promise.all([
      order(shop, browser, buyer, goods),
      search(shop, text),
      pause(EVERY_MS),
    ])
    orders.push(ordered)
    searches.push(searched)
  }
  await imported
  console.log(`${count} products imported in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  print('orders meanwhile', orders)
  print('searches meanwhile', searches)
  await database.query('vacuum analyze')
  await database.end()
  for (let round = 0; round < 20; round += 1) await searchAll(shop)
  console.log(`memory of the server with ${count} products more: ${memory(shop)} MiB`)
} finally {
  await shop.stop()
  remove()
}

/** Runs a script of the project on the shop's data; its output goes to a file, or else to the terminal. */
async function run(script: readonly string[], output: string | null): Promise<void> {
  const child = spawn(process.execPath, script, {
    cwd: projectDir,
    stdio: ['ignore', output === null ? 'inherit' : 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
  })
  if (output !== null) child.stdout?.pipe(createWriteStream(output))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${script.join(' ')} ended with ${code}`)
}

async function search({ address }: Shop, text: string): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const answer = await fetch(`${address}/v1/products/?page=1&search=${encodeURIComponent(text)}`)
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - began }
}

async function searchAll(to: Shop): Promise<void> {
  for (const text of SEARCHES) await search(to, text)
}

function memory({ process: { pid } }: Shop): string {
  const kib = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  return (kib / KIB_PER_MIB).toFixed(0)
}

function print(what: string, answers: readonly { status: number; ms: number }[]): void {
  const times = answers.map(({ ms }) => ms)
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0))
  const statuses = tally(answers.map(({ status }) => status))
  console.log(`${what}: ${statuses}; p50 ${p50} ms, p99 ${p99} ms, at most ${most} ms`)
}
