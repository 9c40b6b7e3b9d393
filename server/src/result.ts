/**
 * The outcome of an operation whose failures the caller distinguishes. Services return it; routes and commands turn it
 * into messages. Throw an error for unexpected failures, and to roll a transaction back.
 */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure }

/** A success. */
export function succeed<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** A failure that the caller distinguishes. */
export function fail<const Failure>(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error }
}
