import type { SocialConfig } from '../../config/social.ts'
import { createFacebook } from './facebook.ts'
import { createGoogle } from './google.ts'
import type { SocialProviders } from './socialProvider.ts'

/** The configured providers. They get no request before the first sign-in. */
export function createSocialProviders({ google, facebook }: SocialConfig): SocialProviders {
  return {
    google: google === null ? null : createGoogle(google),
    facebook: facebook === null ? null : createFacebook(facebook),
  }
}
