import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { App } from '../../../server/src/plugins/app.ts'

/** A browser of one guest: keeps cookies, and sends the csrf token with every write, as the storefront does. */
export interface Shopper {
  cookies: Map<string, string>
  get(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>
  post(url: string, body?: InjectOptions['payload'], options?: InjectOptions): Promise<LightMyRequestResponse>
  put(url: string, body?: InjectOptions['payload'], options?: InjectOptions): Promise<LightMyRequestResponse>
  patch(
    url: string,
    body?: InjectOptions['payload'],
    options?: InjectOptions,
  ): Promise<LightMyRequestResponse>
  delete(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>
}

/** Opens a new browser, which has already asked for its csrf token. */
export async function newShopper(app: App): Promise<Shopper> {
  const cookies = new Map<string, string>()

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const write = options.method !== 'GET'
    const answer = await app.inject({
      ...options,
      headers: {
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(write && { 'x-csrftoken': cookies.get('csrftoken') ?? '' }),
        ...options.headers,
      },
    })
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    return answer
  }

  await send({ method: 'GET', url: '/v1/csrf/' })
  return {
    cookies,
    get: (url, options) => send({ ...options, method: 'GET', url }),
    post: (url, payload, options) =>
      send({ ...options, method: 'POST', url, ...(payload !== undefined && { payload }) }),
    put: (url, payload, options) =>
      send({ ...options, method: 'PUT', url, ...(payload !== undefined && { payload }) }),
    patch: (url, payload, options) =>
      send({ ...options, method: 'PATCH', url, ...(payload !== undefined && { payload }) }),
    delete: (url, options) => send({ ...options, method: 'DELETE', url }),
  }
}
