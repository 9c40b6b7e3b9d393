// What happens to requests when a shop is shut down under load: 112 connections at a time, each for a single request,
// are replaced as soon as they are answered, until /readyz, requested every second, is 503.
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { tally } from './figures.ts'
import { startShop, temporaryFolder } from './shop.ts'

const CONNECTIONS = 112
const ROUNDS = Number(process.env.ROUNDS ?? 3)

const port = Number(process.env.PORT ?? 4690)
const { folder, remove } = temporaryFolder()
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const shop = await startShop(folder, port, { DRAIN_SECONDS: '5' })
    const before: string[] = []
    const after: string[] = []
    let outcomes = before
    let isReady = true
    const load = Array.from({ length: CONNECTIONS }, async () => {
      while (isReady) {
        const outcome = await ask('/v1/categories/')
        outcomes.push(outcome)
      }
    })
    await pause(3_000)
    outcomes = after
    const ended = shop.stop()
    do await pause(1_000)
    while ((await ask('/readyz')) === '200')
    isReady = false
    await Promise.all(load)
    const seconds = (await ended).toFixed(1)
    console.log(
      `round ${round}: ${tally(before)} before the signal, ${tally(after)} after it; ended after ${seconds} s`,
    )
  }
} finally {
  remove()
}

/** The status of a complete answer; else how the connection broke. */
function ask(path: string): Promise<string> {
  return new Promise((resolve) => {
    const broken = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    const request = http.get({ host: 'localhost', port, path, agent: false }, (answer) => {
      answer.once('error', broken)
      answer.resume().once('end', () => resolve(String(answer.statusCode)))
    })
    request.once('error', broken)
  })
}
