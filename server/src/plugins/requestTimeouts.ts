import { BODY_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '../config/limits.ts'
import type { App } from './app.ts'
import { answerBrokenRequest } from './brokenRequest.ts'

/** How long (ms) a request may take to come in. */
export interface RequestTimeouts {
  /** the body of a call, which has 64 KiB at most */
  bodyMs: number
  /** a request as a whole, one with a picture included */
  requestMs: number
}

export const REQUEST_TIMEOUTS: RequestTimeouts = { bodyMs: BODY_TIMEOUT_MS, requestMs: REQUEST_TIMEOUT_MS }

/** What node needs to keep to `requestMs`: it looks for late requests now and then, and for late headers as well. */
export function serverTimeouts({ requestMs }: Pick<RequestTimeouts, 'requestMs'>) {
  return {
    connectionsCheckingInterval: Math.min(requestMs, 30_000),
    headersTimeout: Math.min(requestMs, 60_000),
  }
}

/**
 * Gives up a body that drips, so that such connections don't add up (API-03). Forms, which bring pictures over slow
 * telephones, have the server's own limit of a request alone.
 */
export function addBodyTimeout(app: App, { bodyMs }: Pick<RequestTimeouts, 'bodyMs'>): void {
  app.addHook('preParsing', async ({ headers, raw }, reply, body) => {
    const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = headers
    if ((length ?? encoding) === undefined || type?.startsWith('multipart/') === true) return
    const timer = setTimeout(() => {
      // An early refusal leaves the body unread: without this its sender could go on for ever.
      if (reply.sent) raw.destroy()
      else answerBrokenRequest(TIMEOUT, raw.socket)
    }, bodyMs)
    for (const ending of ['end', 'close']) body.once(ending, () => clearTimeout(timer))
  })
}

/** As node's own. */
const TIMEOUT = Object.assign(new Error('the body takes too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
