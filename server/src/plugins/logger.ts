import { CSRF_HEADER } from '@dukani/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { currentTraceId } from '../observations.ts'
import type { App } from './app.ts'
import { isProbe } from './health.ts'
import { describeError, redactUrl } from './redaction.ts'

/** Names of values that are never logged, at any of the first three levels of an entry (ASVS 16.2.5). */
const SECRET_NAMES = [
  'authorization',
  'cookie',
  'csrfToken',
  'set-cookie',
  CSRF_HEADER.toLowerCase(),
  'password',
  'old_password',
  'new_password',
  'token',
  'uid',
  'refresh',
  'access',
  'secret',
  'session_id',
  'sessionId',
  'idnumber',
  'phone_number',
  'phone',
  'email',
  'address',
  'home_address',
  'lat',
  'lon',
  'latitude',
  'longitude',
]

const PLACES = SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])

/**
 * The server's log: one JSON object per line. Line breaks sent by a client can't start a new line. With traces, the lines of
 * a sampled one carry its id.
 * @param destination standard output by default
 */
export function createLogger(
  { logLevel, tracing = null }: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'tracing'>>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    ...(tracing !== null && { mixin: traceOfLine }),
    redact: { paths: PLACES, censor: '[redacted]' },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: redactUrl(request.url),
        ip: request.ip,
      }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
      err: describeError,
      error: describeError,
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

function traceOfLine(): { trace_id?: string } {
  const id = currentTraceId()
  return id === null ? {} : { trace_id: id }
}

/** Logs each answered request in one line; the probes of a load balancer only on `debug`. */
export function addRequestLog(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = isProbe(request) ? 'debug' : 'info'
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
