/**
 * Why a call failed:
 * `network` no answer · `timeout` none within 10 s · `offline` the device has no connection · `aborted` the caller
 * gave up · `http` the server refused · `auth` it wants a login (401) · `parse` the answer isn't what it should be.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'offline' | 'aborted' | 'http' | 'auth' | 'parse'

/** What the body of a refusal says, as far as it could be read. All of it is text of a server: show it as text only. */
export interface ErrorBody {
  /** `detail`: what the server wants the shopper to read */
  detail: string | null
  /** `error`, where sections 7 and 8 of the specification use it */
  error: string | null
  /** messages by field, `non_field_errors` among them */
  fieldErrors: Readonly<Record<string, readonly string[]>>
  /** a machine's word for the reason, where there is one */
  code: string | null
  /** the body when it was nothing but a text, or a list of texts */
  text: string | null
}

export const NO_ERROR_BODY: ErrorBody = { detail: null, error: null, fieldErrors: {}, code: null, text: null }

interface ApiErrorOptions {
  status?: number | null
  body?: ErrorBody
  /** seconds */
  retryAfter?: number | null
  cause?: unknown
}

const RETRYABLE_STATUS = new Set([429, 502, 503, 504])

/** A call that failed, as a value. `message` is for logs; what a shopper reads comes from `errorText`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** the HTTP status; null when there was no answer */
  readonly status: number | null
  readonly body: ErrorBody
  /** seconds that the server asked to wait; null when it didn't */
  readonly retryAfter: number | null

  constructor(kind: ApiErrorKind, message: string, options: ApiErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.status = options.status ?? null
    this.body = options.body ?? NO_ERROR_BODY
    this.retryAfter = options.retryAfter ?? null
  }

  get detail(): string | null {
    return this.body.detail
  }

  get fieldErrors(): ErrorBody['fieldErrors'] {
    return this.body.fieldErrors
  }

  /** Whether the same call may succeed a moment later. */
  get retryable(): boolean {
    if (this.kind === 'http') return this.status !== null && RETRYABLE_STATUS.has(this.status)
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'offline'
  }

  /** Whether the server has refused it, and would refuse it again. */
  get isRefusal(): boolean {
    return this.status !== null && this.status < 500 && !this.retryable
  }
}

/** An answer that can't be read as what it should be. */
export function parseError(what: string, cause?: unknown): ApiError {
  return new ApiError('parse', `not readable: ${what}`, { cause })
}

/** Any thrown thing as an ApiError: what isn't one is a fault of ours and counts as an unreadable answer. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : parseError(String(error), error)
}
