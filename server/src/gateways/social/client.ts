import * as client from 'openid-client'
import type { SignInSecrets } from './socialProvider.ts'

/** Plain http, where the provider's address says so: the configuration takes it on this machine alone. */
export function allowHttp(address: string): ((config: client.Configuration) => void)[] {
  return address.startsWith('http:') ? [client.allowInsecureRequests] : []
}

/** What each authorization request consists of, whoever the provider is. */
export async function requestParameters(
  { state, verifier }: SignInSecrets,
  redirectUri: string,
): Promise<Record<string, string>> {
  return {
    redirect_uri: redirectUri,
    state,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
}
