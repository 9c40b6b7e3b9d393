import type { LightMyRequestResponse } from 'fastify'
import type { Shopper } from '../support/shopper.ts'

export type Provider = 'google' | 'facebook'

/** Begins a sign-in: the shop's answer, which sends the browser to the provider. */
export const begin = (shopper: Shopper, provider: Provider, next?: string): Promise<LightMyRequestResponse> =>
  shopper.get(
    `/v1/accounts/${provider}/login/${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`,
  )

/** Lets the provider sign somebody in: the address (of the shop) to which it sends the browser back. */
export async function atProvider(answer: LightMyRequestResponse): Promise<URL> {
  const response = await fetch(answer.headers.location ?? '', { redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '')
}

/** The browser is back, from another site. */
export const comeBack = (shopper: Shopper, { pathname, search }: URL): Promise<LightMyRequestResponse> =>
  shopper.get(`${pathname}${search}`, { headers: { 'sec-fetch-site': 'cross-site' } })

/** The whole way, redirect by redirect: the shop's last answer. */
export async function signIn(
  shopper: Shopper,
  provider: Provider,
  next?: string,
): Promise<LightMyRequestResponse> {
  return comeBack(shopper, await atProvider(await begin(shopper, provider, next)))
}
