import * as z from 'zod/mini'
import { StartError } from '../startError.ts'
import * as variable from './variables.ts'

/** The shop's credentials at a provider. */
interface ClientConfig {
  clientId: string
  clientSecret: string
}

export interface GoogleConfig extends ClientConfig {
  /** the OpenID Connect issuer, by which its endpoints and keys are discovered */
  issuer: string
}

export interface FacebookConfig extends ClientConfig {
  /** the page where a browser signs in */
  authorizationUrl: string
  /** the Graph API, without a slash at the end */
  graphUrl: string
}

/** The sign-in providers (AUTH-06); null: the shop isn't registered with them. */
export interface SocialConfig {
  google: GoogleConfig | null
  facebook: FacebookConfig | null
}

/** The variables of social sign-in. */
export const socialVariables = {
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: variable.endpoint('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_CLIENT_SECRET: z.optional(z.string()),
  FACEBOOK_AUTHORIZATION_URL: variable.endpoint('https://www.facebook.com/dialog/oauth'),
  FACEBOOK_GRAPH_URL: variable.endpoint('https://graph.facebook.com'),
}

type Values = z.infer<z.ZodMiniObject<typeof socialVariables>>

/** @throws StartError when one of id and secret is missing */
export function socialConfig(values: Values): SocialConfig {
  const google = clientOf('GOOGLE', values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET)
  const facebook = clientOf('FACEBOOK', values.FACEBOOK_CLIENT_ID, values.FACEBOOK_CLIENT_SECRET)
  return {
    google: google && { ...google, issuer: values.GOOGLE_ISSUER },
    facebook: facebook && {
      ...facebook,
      authorizationUrl: values.FACEBOOK_AUTHORIZATION_URL,
      graphUrl: values.FACEBOOK_GRAPH_URL,
    },
  }
}

function clientOf(
  name: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): ClientConfig | null {
  if (clientId === undefined && clientSecret === undefined) return null
  if (clientId === undefined) throw new StartError(`${name}_CLIENT_SECRET requires ${name}_CLIENT_ID.`)
  if (clientSecret === undefined) throw new StartError(`${name}_CLIENT_ID requires ${name}_CLIENT_SECRET.`)
  return { clientId, clientSecret }
}
