import http from 'node:http'

/** An answer, read whole. */
export interface WireAnswer {
  status: number
  body: unknown
}

/** A guest's browser over real connections, which it keeps open, one for each shopper. */
export interface WireShopper {
  readonly sessionId: string
  ask(method: string, path: string, body?: unknown): Promise<WireAnswer>
}

export function wireShopper(port: number): WireShopper {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const cookies = new Map<string, string>()

  async function ask(method: string, path: string, body?: unknown): Promise<WireAnswer> {
    if (method !== 'GET' && !cookies.has('csrftoken')) await ask('GET', '/v1/csrf/')
    return new Promise((resolve, reject) => {
      const headers = {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method !== 'GET' && { 'x-csrftoken': cookies.get('csrftoken') ?? '' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const request = http.request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.once('error', reject)
        response.once('end', () => {
          for (const line of response.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
            cookies.set(name, value)
          }
          resolve({
            status: response.statusCode ?? 0,
            body: text === '' ? null : (JSON.parse(text) as unknown),
          })
        })
      })
      request.once('error', reject)
      request.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  return { sessionId: crypto.randomUUID(), ask }
}
