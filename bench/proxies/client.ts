import http2 from 'node:http2'
import https from 'node:https'
import net from 'node:net'
import tls from 'node:tls'
import type { Proxy } from './startProxy.ts'

export interface Answer {
  status: number
  headers: Record<string, unknown>
  text: string
}

export interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface Client {
  /** what TLS agreed on: `h2` */
  readonly protocol: string
  ask: (path: string, sent?: Sent) => Promise<Answer>
  close: () => void
}

/**
 * One connection by HTTP/2, replaced when the proxy closes it.
 * @param localAddress the client's address, on this machine any of 127.0.0.0/8
 */
export async function openClient(proxy: Proxy, localAddress = '127.0.0.1'): Promise<Client> {
  let session = await connect(proxy, localAddress)
  const protocol = session.alpnProtocol ?? 'none'
  async function ask(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
    if (session.closed || session.destroyed) session = await connect(proxy, localAddress)
    return new Promise((resolve, reject) => {
      const stream = session.request({ ':path': path, ':method': method, ...headers })
      const answer: Answer = { status: 0, headers: {}, text: '' }
      stream.once('response', (received) => {
        answer.status = Number(received[':status'])
        answer.headers = received
      })
      stream.setEncoding('utf8').on('data', (part: string) => (answer.text += part))
      // A proxy may answer and then take no more of the body: the rest would wait for ever.
      stream.once('end', () => stream.destroy())
      // A proxy that has refused a body closes the stream of the rest: the answer counts.
      let broken = new Error('no answer')
      stream.on('error', (error: Error) => (broken = error))
      stream.once('close', () => (answer.status === 0 ? reject(broken) : resolve(answer)))
      stream.end(body)
    })
  }
  return { protocol, ask, close: () => session.destroy() }
}

/** Connects. @param settings such as how much the client lets the server send */
export function connect(
  { port, ca }: Proxy,
  localAddress = '127.0.0.1',
  settings: http2.Settings = {},
): Promise<http2.ClientHttp2Session> {
  return new Promise((resolve, reject) => {
    const session = http2.connect(`https://localhost:${port}`, {
      settings,
      createConnection: () =>
        tls.connect({
          socket: net.connect({ host: '127.0.0.1', port, localAddress }),
          ...{ ca, servername: 'localhost', ALPNProtocols: ['h2', 'http/1.1'] },
        }),
    })
    session.once('error', reject)
    session.once('connect', () => {
      session.on('error', () => undefined)
      resolve(session)
    })
  })
}

/** Asks once by HTTP/1.1 on a connection of its own. @returns the status */
export function askAlone({ port, ca }: Proxy, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', servername: 'localhost', port, ca, path, agent: false }
    const request = https.get({ ...options, headers: { host: `localhost:${port}` } }, (answer) => {
      answer.once('error', reject)
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    request.once('error', reject)
  })
}

/** The cookies and the header that writes need. */
export async function readCsrf({ ask }: Client): Promise<{ cookie: string; 'x-csrftoken': string }> {
  const answer = await ask('/v1/csrf/')
  const { csrfToken } = JSON.parse(answer.text) as { csrfToken: string }
  return { cookie: cookiesOf(answer).join('; '), 'x-csrftoken': csrfToken }
}

/** Logs in. @returns the headers of the writes that follow */
export async function logIn(
  client: Client,
  account: { email: string; password: string },
): Promise<Record<string, string>> {
  const csrf = await readCsrf(client)
  const login = await client.ask('/v1/accounts/login/', {
    method: 'POST',
    headers: { ...csrf, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { access } = JSON.parse(login.text) as { access: string }
  return { ...csrf, authorization: `Bearer ${access}` }
}

/** The cookies that an answer sets, as `name=value`. */
export function cookiesOf({ headers }: Answer): string[] {
  const cookies = (headers['set-cookie'] ?? []) as string[]
  return cookies.map((cookie) => cookie.split(';')[0] ?? '')
}
