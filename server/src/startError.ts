/**
 * The shop can't start, for a reason that its keeper can act on. The message is one sentence or two that say what is
 * wrong and what to do; it is printed alone, without a stack trace.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}
