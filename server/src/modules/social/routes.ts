import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../../config/config.ts'
import { PROVIDER_NAMES, type ProviderName } from '../../gateways/social/socialProvider.ts'
import { refusedWith } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { renewCsrfToken } from '../../plugins/csrf.ts'
import { networkOf } from '../../plugins/network.ts'
import { originOf } from '../../plugins/origin.ts'
import { setAccessToken, setBinding, setRefreshToken } from '../../plugins/sessionCookies.ts'
import { nextPath } from './nextPath.ts'
import type { SocialService } from './service.ts'
import { clearSignIn, storeSignIn, storedSignIn } from './signInCookie.ts'

const LABELS: Record<ProviderName, string> = { google: 'Google', facebook: 'Facebook' }

/** A browser that comes from the provider is a guest, and gets a guest's cookies with those of its session. */
const settings = { bearer: false, guest: true }

const redirect = { 302: z.undefined() }

/**
 * Signing in with Google and Facebook (AUTH-06, API-04), by redirects of the whole page. A browser ends at the path it
 * asked for, with `#logged-in=<provider>` and the cookies of its session, or with `#login-failed=<provider>`.
 */
export function addSocialRoutes(
  app: App,
  { social, config }: { social: SocialService; config: Config },
): void {
  for (const provider of PROVIDER_NAMES) addProvider(provider)

  function addProvider(provider: ProviderName): void {
    const path = `/v1/accounts/${provider}`
    const redirectUri = (request: FastifyRequest) => `${originOf(request, config.publicUrl)}${path}/callback/`

    app.get(
      `${path}/login/`,
      {
        config: settings,
        schema: {
          summary: 'Begins a sign-in with a provider; `next` is the path of the shop to return to',
          description: "503 if the shop isn't registered with the provider.",
          querystring: z.object({ next: z.optional(z.string()) }),
          response: redirect,
        },
      },
      async (request, reply) => {
        requireOffered(provider)
        const next = nextPath(request.query.next)
        try {
          const { address, stored } = await social.begin(provider, next, redirectUri(request))
          storeSignIn(request, reply, { provider, text: stored }, config)
          return await reply.redirect(address.href)
        } catch (error) {
          return redirectFailed(request, reply, { provider, next, reason: 'provider', cause: error })
        }
      },
    )

    app.get(
      `${path}/callback/`,
      {
        config: settings,
        schema: { summary: 'The provider redirects the browser here', response: redirect },
      },
      async (request, reply) => {
        requireOffered(provider)
        const address = new URL(redirectUri(request))
        address.search = new URL(request.url, address).search
        const stored = storedSignIn(request, provider, config)
        clearSignIn(request, reply, provider, config)
        const { next, signIn } = await social.finish(provider, {
          stored,
          address,
          network: networkOf(request.ip),
        })
        if (!signIn.ok) return redirectFailed(request, reply, { provider, next, ...signIn.error })
        const { access, refresh, binding } = signIn.value
        setBinding(request, reply, binding, config)
        setRefreshToken(request, reply, refresh)
        setAccessToken(request, reply, access)
        renewCsrfToken(request, reply, config)
        return reply.redirect(`${next}#logged-in=${provider}`)
      },
    )
  }

  function requireOffered(provider: ProviderName): void {
    if (social.offers(provider)) return
    throw refusedWith(503, (t) => t('account.socialNotOffered', { provider: LABELS[provider] }))
  }
}

function redirectFailed(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    provider,
    next,
    reason,
    cause,
  }: { provider: ProviderName; next: string; reason: string; cause?: unknown },
) {
  const event = `social sign-in: ${reason}`
  request.log.warn({ event, provider, ...(cause !== undefined && { err: cause }) }, 'security')
  return reply.redirect(`${next}#login-failed=${provider}`)
}
