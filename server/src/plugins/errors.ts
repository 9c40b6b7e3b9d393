import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { databaseCode, isDatabaseUnavailable } from '../db/databaseErrors.ts'
import type { PlainServerKey } from '@dukani/i18n'
import { BusyError, TooManyAttemptsError } from '../errors.ts'
import { ApiError, refused } from './apiError.ts'
import type { App } from './app.ts'
import { invalidFields } from './invalidFields.ts'

/** Retry-After (s) when the database is unavailable. */
const RETRY_AFTER = '2'

const TEXTS: Readonly<Record<number, PlainServerKey>> = {
  404: 'server.notFound',
  405: 'server.methodNotAllowed',
  413: 'server.tooLarge',
  415: 'server.jsonOnly',
}

/**
 * Answers every error as JSON in the form of API-03, in the language of the request: with a specific sentence if the
 * client can do something about it, else with a general one. No stack, no SQL; the header X-Request-Id finds the log
 * entry.
 */
export function addErrors(app: App): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendError(refused(404, 'server.notFound'), request, reply))
}

/** Sends an error as an answer, and logs it when it is a server error. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = answerTo(error, request)
  if (answer.statusCode >= 500) logFailure(error, request)
  // A route may have set headers for caching; errors are never cached.
  reply.header('cache-control', 'no-store').removeHeader('etag').removeHeader('content-encoding')
  return reply
    .code(answer.statusCode)
    .headers(answer.headers)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(answer.body(request.t))
}

/** Logs an error that was answered with 500 or more: as an error only if it wasn't expected. */
export function logFailure(error: unknown, request: FastifyRequest): void {
  if (isDatabaseUnavailable(error))
    request.log.warn({ code: databaseCode(error) }, 'the database is unavailable')
  else if (error instanceof ApiError || error instanceof BusyError)
    request.log.warn({ reason: error.message }, 'the request was refused')
  else request.log.error({ err: error }, 'a request failed')
}

function answerTo(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidFields(error, request)
  if (error instanceof TooManyAttemptsError) return tooManyAttempts(error)
  if (error instanceof BusyError)
    return refused(503, 'server.busy', { 'retry-after': String(error.retryAfterSeconds) })
  const status = statusOf(error)
  // Before the check for the database's errors: the client's connection can break, too, with the same codes.
  if (status >= 400 && status < 500) return refused(status, TEXTS[status] ?? 'server.invalidJson')
  if (status === 503 || isDatabaseUnavailable(error))
    return refused(503, 'server.busy', { 'retry-after': RETRY_AFTER })
  return refused(500, 'server.failed')
}

function tooManyAttempts({ retryAfterSeconds: seconds }: TooManyAttemptsError): ApiError {
  const headers = { 'retry-after': String(seconds) }
  return new ApiError(429, (t) => ({ detail: t('account.tooManyAttempts', { seconds }) }), headers)
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500
}
