import http from 'node:http'
import { listeningOrigin } from '../../../server/src/listen.ts'
import type { App } from '../../../server/src/plugins/app.ts'

/** An answer, read whole. */
export interface RawAnswer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

/** A request's target goes over the wire letter by letter; `app.inject` and `fetch` would tidy it up first. */
export type RawRequest = (
  method: string,
  target: string,
  headers?: Record<string, string>,
) => Promise<RawAnswer>

/** Lets an app listen, and asks it over real connections. */
export async function rawRequests(app: App): Promise<RawRequest> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = new URL(listeningOrigin(app, { host: '127.0.0.1', port: 0 }))
  return (method, target, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, method, path: target, headers, agent: false }
      const request = http.request(options, (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (part: string) => (body += part))
        response.once('error', reject)
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
      request.once('error', reject)
      request.end()
    })
}
