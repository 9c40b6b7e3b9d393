/**
 * The shop can't start, for a reason that the operator can fix. The message says in one or two sentences what is wrong
 * and what to do; it is printed without a stack trace.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}
