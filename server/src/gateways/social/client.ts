import * as client from 'openid-client'
import type { SignInSecrets } from './socialProvider.ts'

/** Allows plain http where the provider's address has it; the configuration accepts that only on this machine. */
export function allowHttp(address: string): ((config: client.Configuration) => void)[] {
  return address.startsWith('http:') ? [client.allowInsecureRequests] : []
}

/** The parameters of every authorization request, for all providers. */
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
