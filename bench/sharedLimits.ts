// Two processes that count their limits in one Redis, which is then killed and started again. `REDIS_SERVER` is the path of
// its program (`redis-server`).
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../scripts/lib/freePort.ts'
import { quantile, tally } from './figures.ts'
import { startShop, temporaryFolder, type Shop } from './shop.ts'

const LIMIT = 300
const REQUESTS = 500

const program = process.env.REDIS_SERVER ?? 'redis-server'
const redisPort = await freePort()
const port = Number(process.env.PORT ?? 4690)
const { folder, remove } = temporaryFolder()

function startRedis(): ChildProcess {
  return spawn(program, ['--port', String(redisPort), '--save', ''], { stdio: 'ignore' })
}

/** Sends requests to all processes in turn, one after the other. */
async function ask(shops: readonly Shop[]): Promise<string> {
  const statuses: string[] = []
  const times: number[] = []
  for (let index = 0; index < REQUESTS; index += 1) {
    const began = performance.now()
    const answer = await fetch(`${shops[index % shops.length]?.address}/v1/categories/`)
    await answer.text()
    times.push(performance.now() - began)
    statuses.push(String(answer.status))
  }
  return `${tally(statuses)}; p50 ${quantile(times, 0.5).toFixed(1)} ms, max ${Math.max(...times).toFixed(0)} ms`
}

const shops: Shop[] = []
let redis = startRedis()
try {
  const settings = { REDIS_URL: `redis://127.0.0.1:${redisPort}`, RATE_LIMIT_READ: String(LIMIT) }
  shops.push(await startShop(folder, port, settings), await startShop(folder, port + 1, settings))
  console.log(`a limit of ${LIMIT} for both processes:  ${await ask(shops)}`)
  redis.kill('SIGSTOP')
  console.log(`Redis hangs:                    ${await ask(shops.slice(0, 1))}`)
  redis.kill('SIGKILL')
  await once(redis, 'exit')
  console.log(`Redis is away:                  ${await ask(shops)}`)
  redis = startRedis()
  await pause(3_000)
  console.log(`Redis is back, and empty:       ${await ask(shops)}`)
} finally {
  for (const shop of shops.toReversed()) await shop.stop()
  redis.kill('SIGKILL')
  remove()
}
