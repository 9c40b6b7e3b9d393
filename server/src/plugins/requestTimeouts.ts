import { BODY_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '../config/limits.ts'
import type { App } from './app.ts'
import { answerBrokenRequest } from './brokenRequest.ts'

/** How long (ms) a request may take to come in. */
export interface RequestTimeouts {
  /** the body of a call: 64 KiB at most, or 1 MiB for a product in the back office */
  bodyMs: number
  /** a request as a whole, one with a picture of up to 20 MiB included */
  requestMs: number
}

export const REQUEST_TIMEOUTS: RequestTimeouts = { bodyMs: BODY_TIMEOUT_MS, requestMs: REQUEST_TIMEOUT_MS }

/** Node's options for `requestMs`: how often it checks for late requests, and its timeout for headers. */
export function serverTimeouts({ requestMs }: Pick<RequestTimeouts, 'requestMs'>) {
  return {
    connectionsCheckingInterval: Math.min(requestMs, 30_000),
    headersTimeout: Math.min(requestMs, 60_000),
  }
}

/**
 * Closes connections whose body arrives too slowly, so that they don't pile up (API-03). Forms, which carry pictures over
 * slow connections, have only the server's request timeout.
 */
export function addBodyTimeout(app: App, { bodyMs }: Pick<RequestTimeouts, 'bodyMs'>): void {
  app.addHook('preParsing', async ({ headers, raw }, reply, body) => {
    const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = headers
    if ((length ?? encoding) === undefined || type?.startsWith('multipart/') === true) return
    const timer = setTimeout(() => {
      // After an early refusal the body isn't read, and its sender could go on for ever.
      if (reply.sent) raw.destroy()
      else answerBrokenRequest(TIMEOUT, raw.socket)
    }, bodyMs)
    for (const ending of ['end', 'close']) body.once(ending, () => clearTimeout(timer))
  })
}

/** The same code as Node's own error. */
const TIMEOUT = Object.assign(new Error('the body takes too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
