import type { ClientEnvironment } from '#shared/api/client.ts'

/** What the API answers to one call: an answer, or one made at that moment, or a failure of the way to it. */
export type Reply = Response | (() => Response) | Error | 'never'

export interface Sent {
  method: string
  url: string
  headers: Headers
  body: unknown
  init: RequestInit
}

/** Browser APIs for the client: answers from a list, remembers what was sent, and waits no time. */
export function fakeEnvironment(replies: Reply[], cookies: { text: string } = { text: '' }) {
  const sent: Sent[] = []
  const waits: number[] = []
  let clock = 0
  const environment: ClientEnvironment = {
    fetch: (input, init = {}) => {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      sent.push({
        method: init.method ?? 'GET',
        url: typeof input === 'string' ? input : '',
        headers: new Headers(init.headers),
        body,
        init,
      })
      const reply = replies.shift()
      if (reply === undefined) return Promise.reject(new Error('nobody expected this call'))
      if (reply instanceof Error) return Promise.reject(reply)
      if (reply instanceof Response) return Promise.resolve(reply)
      if (typeof reply === 'function') return Promise.resolve(reply())
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })
    },
    cookies: () => cookies.text,
    isOnline: () => true,
    now: () => clock,
    random: () => 0.5,
    wait: (ms) => {
      waits.push(ms)
      clock += ms
      return Promise.resolve()
    },
  }
  return { environment, sent, waits }
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}
