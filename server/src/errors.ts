/**
 * Errors that any request can have. Services throw them, and the error plugin maps them to responses. Failures of a
 * single call are returned as a `Result` instead.
 */

/** The server is busy; a retry soon may succeed: answered with 503. */
export class BusyError extends Error {
  override name = 'BusyError'
  /** when to try again */
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number, options?: ErrorOptions) {
    super(message, options)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Something was tried too often lately: answered with 429. */
export class TooManyAttemptsError extends Error {
  override name = 'TooManyAttemptsError'
  /** when the next attempt is allowed */
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too many attempts')
    this.retryAfterSeconds = retryAfterSeconds
  }
}
