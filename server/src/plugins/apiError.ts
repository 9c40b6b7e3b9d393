import type { PlainServerKey, ServerTranslate } from '@dukani/i18n'

/** The body: one sentence, or sentences for fields of the request. */
export type ErrorBody = Record<string, string | string[]>

/**
 * An error response. Routes and hooks throw it, services never do; the error plugin sends it in the form of API-03, in
 * the language of the request.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly statusCode: number
  readonly body: (t: ServerTranslate) => ErrorBody
  readonly headers: Readonly<Record<string, string>>

  constructor(
    statusCode: number,
    body: (t: ServerTranslate) => ErrorBody,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`answered with ${statusCode}`)
    this.statusCode = statusCode
    this.body = body
    this.headers = headers
  }
}

/** `{detail}` with one of the shop's sentences. */
export function refused(
  statusCode: number,
  key: PlainServerKey,
  headers?: Readonly<Record<string, string>>,
): ApiError {
  return new ApiError(statusCode, (t) => ({ detail: t(key) }), headers)
}

/** `{detail}` with a sentence that needs values: `refusedWith(409, (t) => t('…', {…}))`. */
export function refusedWith(statusCode: number, detail: (t: ServerTranslate) => string): ApiError {
  return new ApiError(statusCode, (t) => ({ detail: detail(t) }))
}

/** The sentence in `error`, where sections 7 and 8 look for it, and in `detail` for clients that read only that. */
export function refusedInError(statusCode: number, key: PlainServerKey): ApiError {
  return new ApiError(statusCode, (t) => ({ error: t(key), detail: t(key) }))
}

/** 404. Also for what belongs to another customer, so that its existence isn't revealed (API-05). */
export function notFound(key: PlainServerKey = 'server.notFound'): ApiError {
  return refused(404, key)
}

/** 400 with messages for fields: `{quantity: ["…"]}`. */
export function fieldErrors(
  fields: (t: ServerTranslate) => Readonly<Record<string, readonly string[]>>,
): ApiError {
  return new ApiError(400, (t) =>
    Object.fromEntries(Object.entries(fields(t)).map(([field, messages]) => [field, [...messages]])),
  )
}
