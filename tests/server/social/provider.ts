import { OAuth2Server, type MutableToken } from 'oauth2-mock-server'
import type { SocialConfig } from '../../../server/src/config/social.ts'
import { cleanUp } from '../support/cleanUp.ts'

/** A person's account at a provider. */
export interface Account {
  sub: string
  email?: string
  verified?: boolean
}

/**
 * A real provider of OpenID Connect on this machine, and one that speaks as Facebook does. Whoever comes is signed in
 * at once, as the account that the test has set.
 */
export async function startProviders() {
  const google = await start({})
  const facebook = await start({ token: '/oauth/access_token', userinfo: '/me', authorize: '/dialog/oauth' })
  const said: {
    account: Account
    change: (token: MutableToken) => void
    exchanges: number
    graph: string[]
  } = {
    account: { sub: 'nobody' },
    change: () => undefined,
    exchanges: 0,
    graph: [],
  }
  google.service.on('beforeTokenSigning', (token: MutableToken) => {
    // The access token is signed, too.
    if (token.payload['aud'] === undefined) return
    const { sub, email, verified } = said.account
    Object.assign(token.payload, { sub, given_name: 'Nino', family_name: 'Beridze' })
    if (email !== undefined) Object.assign(token.payload, { email, email_verified: verified ?? true })
    said.change(token)
  })
  google.service.on('beforeResponse', () => {
    said.exchanges += 1
  })
  facebook.service.on('beforeResponse', (response: { body: object }) => {
    said.exchanges += 1
    // As Facebook's: no ID token.
    Object.assign(response.body, { id_token: undefined, refresh_token: undefined })
  })
  facebook.service.on('beforeUserinfo', (response: { body: object }, request: { url: string }) => {
    said.graph.push(request.url)
    response.body = {
      id: said.account.sub,
      first_name: 'Nino',
      last_name: 'Beridze',
      email: said.account.email,
    }
  })
  const social: SocialConfig = {
    google: { clientId: 'shop-at-google', clientSecret: 'google secret', issuer: google.issuer.url ?? '' },
    facebook: {
      clientId: 'shop-at-facebook',
      clientSecret: 'facebook secret',
      authorizationUrl: `${facebook.issuer.url}/dialog/oauth`,
      graphUrl: facebook.issuer.url ?? '',
    },
  }
  return { google, facebook, said, social }
}

async function start(endpoints: Record<string, string>): Promise<OAuth2Server> {
  const server = new OAuth2Server(undefined, undefined, { endpoints })
  await server.issuer.keys.generate('RS256')
  await server.start(0, 'localhost')
  cleanUp(() => server.stop())
  return server
}
