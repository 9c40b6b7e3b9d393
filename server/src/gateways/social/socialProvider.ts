/** The providers whose accounts can be used here (AUTH-06), as they stand in addresses and in the database. */
export const PROVIDER_NAMES = ['google', 'facebook'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]

/** The random secrets of one sign-in. */
export interface SignInSecrets {
  /** comes back in the address: this browser began it */
  state: string
  /** comes back inside the identity: it was made for this sign-in */
  nonce: string
  /** what PKCE proves to the provider: who exchanges the code is who asked for it; 43 to 128 characters */
  verifier: string
}

/** The identity that the provider reports. */
export interface SocialIdentity {
  /** the provider's own name for the account, the only one that stays */
  subject: string
  /** null: the provider tells none */
  email: string | null
  /** whether the provider says that the mailbox is this person's */
  emailVerified: boolean
  /** empty when it tells none */
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

/** Those that the shop is registered with; null for one that it isn't. */
export type SocialProviders = Readonly<Record<ProviderName, SocialProvider | null>>
