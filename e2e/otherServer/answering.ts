import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** As far as this server is from its shoppers (ms). */
const DISTANCE_MS = 40

/** A call as its route sees it. */
export interface Call {
  /** what the pattern's groups have matched */
  params: string[]
  query: URLSearchParams
  body: Record<string, unknown>
  headers: IncomingMessage['headers']
}

export interface Answer {
  status?: number
  body?: unknown
  /** a page, in place of JSON */
  html?: string
  svg?: string
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: RegExp
  /** what the body may have, by section 7 of the specification; anything else is refused */
  fields?: readonly string[]
  answer: (call: Call) => Answer
}

/** What a route throws that doesn't do what it is asked. */
export class Refusal extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

/** A server that listens on this machine. */
export interface Listening {
  origin: string
  close: () => Promise<void>
}

/** Listens at a free port of this machine. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Answers calls of pages that come from elsewhere, with their cookies.
 * @param onStray told of each call that no route is for
 */
export function createAnswering(routes: readonly Route[], onStray: (call: string) => void): Server {
  return createServer((request, response) => {
    void answerTo(request, routes, onStray)
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        return { status: error.status, body: error.body }
      })
      .then(async (answer) => {
        await pause(DISTANCE_MS)
        send(request, response, answer)
      })
  })
}

async function answerTo(
  request: IncomingMessage,
  routes: readonly Route[],
  onStray: (call: string) => void,
): Promise<Answer> {
  const { method = 'GET', headers } = request
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
  if (method === 'OPTIONS') return { status: 204 }
  const route = routes.find((one) => one.method === method && one.path.test(pathname))
  if (route === undefined) {
    onStray(`${method} ${pathname}`)
    throw new Refusal(404, { detail: 'Not found.' })
  }
  const body = await readBody(request)
  const strange = Object.keys(body).filter((name) => !(route.fields ?? []).includes(name))
  if (strange.length > 0) throw new Refusal(400, { detail: `unknown: ${strange.join(', ')}` })
  return route.answer({ params: route.path.exec(pathname)?.slice(1) ?? [], query, body, headers })
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status = 200, body, html, svg } = answer
  const type = html ? 'text/html; charset=utf-8' : svg ? 'image/svg+xml' : 'application/json'
  response.writeHead(status, {
    'Content-Type': type,
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    // What section 7 names, and no other.
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-CSRFToken',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  })
  response.end(html ?? svg ?? (body === undefined ? '' : JSON.stringify(body)))
}
