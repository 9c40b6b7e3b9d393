import { randomUUID } from 'node:crypto'
import type { App } from '../../../server/src/plugins/app.ts'

/** An answer, its body read. */
export interface Answer {
  status: number
  headers: Headers
  // The tests look into bodies of every shape, wrong ones too; a matcher says what they expect.
  body: unknown
}

/** What is asked beside the address; a GET without a body when it isn't said. */
export interface Ask {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  /** further headers */
  headers?: Record<string, string>
}

/** How a request reaches a server. */
type Send = (path: string, method: string, headers: Record<string, string>, body?: string) => Promise<Answer>

/** A shopper's browser: it keeps cookies, sends the csrf token back, and has a session id. */
export interface Browser {
  sessionId: string
  ask: (path: string, request?: Ask) => Promise<Answer>
  cookies: Map<string, string>
  /** sent as the bearer token; null while nobody is logged in */
  accessToken: string | null
}

/** A browser whose requests go straight into the app. */
export function browserOf(app: App): Browser {
  return browser(async (path, method, headers, body) => {
    const answer = await app.inject({
      url: path,
      method: method as 'GET',
      headers,
      ...(body === undefined ? {} : { payload: body }),
    })
    const pairs = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    )
    return { status: answer.statusCode, headers: new Headers(pairs), body: parsed(answer.body) }
  })
}

/**
 * A browser that asks over the network.
 * @param origin tells where the next request goes
 */
export function browserAt(origin: () => string): Browser {
  return browser(async (path, method, headers, body) => {
    const answer = await fetch(`${origin()}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    return { status: answer.status, headers: answer.headers, body: parsed(await answer.text()) }
  })
}

function browser(send: Send): Browser {
  const cookies = new Map<string, string>()
  const self: Browser = {
    sessionId: randomUUID(),
    cookies,
    accessToken: null,
    async ask(path, { method = 'GET', body, headers: further } = {}) {
      const headers = { ...further }
      if (self.accessToken !== null) headers['authorization'] = `Bearer ${self.accessToken}`
      if (cookies.size > 0) headers['cookie'] = [...cookies].map((pair) => pair.join('=')).join('; ')
      const token = cookies.get('csrftoken')
      if (method !== 'GET' && token !== undefined) headers['x-csrftoken'] = decodeURIComponent(token)
      if (body !== undefined) headers['content-type'] = 'application/json'
      const answer = await send(path, method, headers, body === undefined ? undefined : JSON.stringify(body))
      for (const line of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (name !== undefined && value !== undefined) cookies.set(name, value)
      }
      return answer
    },
  }
  return self
}

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text)
}
