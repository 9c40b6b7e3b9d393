/**
 * Conditions that any call may meet. Services throw them; the error plugin answers them, in one place. What belongs to
 * one call alone is a `Result` instead.
 */

/** There is no room now, but soon: answered with 503. */
export class BusyError extends Error {
  override name = 'BusyError'
  /** when it is worth trying again */
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super(message)
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
