/** The answer of a call that was redirected. Scripts can't see where to. */
export const REDIRECTED = Symbol('redirected')
