/** The providers whose accounts can be used here (AUTH-06), as in URLs and in the database. */
export const PROVIDER_NAMES = ['google', 'facebook'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]

/** The random secrets of one sign-in. */
export interface SignInSecrets {
  /** comes back in the address, and shows that this browser began the sign-in */
  state: string
  /** comes back in the identity, and shows that it was made for this sign-in */
  nonce: string
  /** for PKCE: proves that the code is exchanged by whoever requested it; 43 to 128 characters */
  verifier: string
}

/** The identity that the provider reports. */
export interface SocialIdentity {
  /** the provider's id of the account, which never changes */
  subject: string
  /** null: the provider gives none */
  email: string | null
  /** whether the provider has verified the mailbox */
  emailVerified: boolean
  /** empty if the provider gives none */
  firstName: string
  lastName: string
}

/** An identity provider, by the authorization code flow with PKCE (RFC 9700). */
export interface SocialProvider {
  /**
   * Where a browser is sent to sign in.
   * @param redirectUri where the provider sends it back to
   * @throws when the provider can't be reached; the next call tries again
   */
  authorizationAddress(secrets: SignInSecrets, redirectUri: string): Promise<URL>
  /**
   * Exchanges the code that came back for the identity, checking all that the provider signed or echoes.
   * @param answer the address at which the browser came back, with the provider's parameters
   * @throws when anything is not as expected, or the provider can't be reached
   */
  identity(secrets: SignInSecrets, answer: URL): Promise<SocialIdentity>
}

/** The providers that the shop is registered with; null for the others. */
export type SocialProviders = Readonly<Record<ProviderName, SocialProvider | null>>
