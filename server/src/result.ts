/**
 * What came of something that may be refused for a reason the caller has to tell apart. Services answer with it;
 * routes and commands turn it into words. An error is thrown for what nobody expects, and to roll a transaction back.
 */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure }

/** A success. */
export function succeed<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** A refusal. */
export function fail<const Failure>(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error }
}
