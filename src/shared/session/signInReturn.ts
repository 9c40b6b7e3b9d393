/** The providers of social sign-in (AUTH-06). */
export const SIGN_IN_PROVIDERS = ['google', 'facebook'] as const
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number]

/** The result of a sign-in at a provider, as the return address states it. Anybody can write that address. */
export interface SignInReturn {
  provider: SignInProvider
  hasFailed: boolean
}

/** A social sign-in that failed. */
export interface FailedSignIn {
  provider: SignInProvider
  /** what was typed as the e-mail address before, which is there again; '' for nothing */
  email: string
}

const RETURN = /^#(logged-in|login-failed)=(.+)$/

/**
 * Reads what the page's address says of a sign-in, and takes it out of the address, so that neither a reload nor a
 * bookmark says it again. The history keeps its entry and its state.
 * @returns null for any other address
 */
export function takeSignInReturn(): SignInReturn | null {
  const [, outcome, name] = RETURN.exec(location.hash) ?? []
  const provider = SIGN_IN_PROVIDERS.find((known) => known === name)
  if (provider === undefined) return null
  const address = new URL(location.href)
  address.hash = ''
  history.replaceState(history.state, '', address)
  return { provider, hasFailed: outcome === 'login-failed' }
}
