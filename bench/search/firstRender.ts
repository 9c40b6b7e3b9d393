// Measures how long the server takes to render the catalogue at an address for the first time, with the made-up products
// of a folder: `node bench/search/firstRender.ts folder`, after `node bench/search/listSpeed.ts 1000000 --data folder`.
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildShopIfNeeded } from '../../scripts/lib/buildShop.ts'
import { quantile } from '../figures.ts'
import { startShop } from '../shop.ts'

const ROUNDS = 40
/** Every product is below it. Each limit makes an address that wasn't rendered before. */
const HIGHEST_PRICE_GEL = 1_000_000
/** After a render the processor is free for as long, at most for 250 ms. */
const REST_MS = 300

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder of the products.')
process.exitCode = await buildShopIfNeeded()
const shop = await startShop(path.resolve(folder), Number(process.env.PORT ?? 4690))
try {
  await openPage('/')
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await pause(REST_MS)
    const began = performance.now()
    await openPage(`/?max_price=${HIGHEST_PRICE_GEL + round}`)
    times.push(performance.now() - began)
  }
  console.log(`p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`)
} finally {
  await shop.stop()
}

async function openPage(address: string): Promise<void> {
  const answer = await fetch(shop.address + address)
  if (!(await answer.text()).includes('data-rendered')) throw new Error(`${address} was not rendered`)
}
