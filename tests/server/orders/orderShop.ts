import path from 'node:path'
import { runProgram, type Program } from '../support/program.ts'
import { testConfig } from '../support/testApp.ts'
import { testDatabase, type TestDatabase } from '../support/testDatabase.ts'
import type { Buyer } from './buyers.ts'

const MAIN = path.join(import.meta.dirname, '../../../server/src/main.ts')

/** An answer to an order, read whole. */
export interface OrderAnswer {
  status: number
  replayed: boolean
  body: { id?: string; checkout_url?: string | null; detail?: string }
}

export interface Sending {
  /** its Idempotency-Key */
  key?: string
  /** breaks the connection off */
  signal?: AbortSignal
}

/** A process of the shop that orders can be sent to. */
export interface OrderServer {
  program: Program
  origin: string
  /** rejects when the connection breaks */
  order(buyer: Buyer, body: object, sending?: Sending): Promise<OrderAnswer>
  /** any other call of a customer's; a POST is sent with the body, a GET without one */
  ask(buyer: Buyer, path: string, body?: object): Promise<{ status: number; body: unknown }>
}

/**
 * A database with processes of the shop on it, each with a pool of its own; they end after the file's last test.
 * @param more what their environment has besides
 * @param given a database of the test's own; without it there is a fresh one
 */
export async function orderShop(more: NodeJS.ProcessEnv = {}, given?: TestDatabase) {
  const database = given ?? (await testDatabase())
  const { secret, dataDir } = testConfig(database.url)

  async function open(port = 0): Promise<OrderServer> {
    const program = runProgram(MAIN, {
      env: {
        ...{ DATABASE_URL: database.url, SECRET: secret, DATA_DIR: dataDir, PORT: String(port) },
        ...{ LOG_LEVEL: 'silent', RATE_LIMIT_WRITE: '0', RATE_LIMIT_READ: '0' },
        ...more,
      },
    })
    const origin = /http\S+/.exec(await program.line())?.[0] ?? ''
    const browser = await csrfHeaders(origin)

    function send({ accessToken }: Buyer, path: string, body?: object, { key, signal }: Sending = {}) {
      return fetch(`${origin}${path}`, {
        headers: {
          ...browser,
          authorization: `Bearer ${accessToken}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        ...(signal && { signal }),
      })
    }

    return {
      program,
      origin,
      async order(buyer, body, sending) {
        const answer = await send(buyer, '/v1/orders/create/', body, sending)
        const replayed = answer.headers.get('idempotent-replayed') === 'true'
        return { status: answer.status, replayed, body: (await answer.json()) as OrderAnswer['body'] }
      },
      async ask(buyer, path, body) {
        const answer = await send(buyer, path, body)
        return { status: answer.status, body: await answer.json() }
      },
    }
  }

  return { ...database, secret, open }
}

/** The cookies and the header of one browser: the csrf token is not a customer's own, so all may send the same. */
async function csrfHeaders(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/v1/csrf/`)
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { cookie: cookies.join('; '), 'x-csrftoken': csrfToken }
}

/** How often each status was answered. */
export function tally(answers: readonly { status: number }[]): Record<number, number> {
  const all: Record<number, number> = {}
  for (const { status } of answers) all[status] = (all[status] ?? 0) + 1
  return all
}
