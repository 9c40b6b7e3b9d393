import {
  loginSchema,
  logoutSchema,
  registerSchema,
  renewedTokenSchema,
  tokensSchema,
  userSchema,
} from '@dukani/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../../config/config.ts'
import { notFound, refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { renewCsrfToken } from '../../plugins/csrf.ts'
import { requireCustomer, tokenNotValid } from '../../plugins/customer.ts'
import { networkOf } from '../../plugins/network.ts'
import {
  bindingOf,
  clearSessionCookies,
  refreshTokenOf,
  setBinding,
  setRefreshToken,
} from '../../plugins/sessionCookies.ts'
import { refusedField } from './httpErrors.ts'
import type { AccountsService } from './service.ts'

const doneSchema = z.object({ detail: z.string() })

/** These calls are also for people whose session is over: an expired access token is ignored. */
const forGuests = { bearer: false }

/**
 * Routes for registration, login, logout, token renewal and the current user. Nothing is cached. A session is bound to
 * its browser by an HttpOnly cookie, without which a refresh token is useless.
 */
export function addAccountRoutes(
  app: App,
  { accounts, config }: { accounts: AccountsService; config: Config },
): void {
  app.post(
    '/v1/accounts/register/',
    {
      config: forGuests,
      schema: { summary: 'Creates an account', body: registerSchema, response: { 201: doneSchema } },
    },
    async (request, reply) => {
      const registered = await accounts.register(request.body, networkOf(request.ip), request)
      if (!registered.ok) {
        if (registered.error !== 'taken') throw refusedField('password', `account.${registered.error}`)
        if (config.accounts.tellsTakenEmail) throw refusedField('email', 'account.emailTaken')
      }
      return reply.code(201).send({ detail: request.t('account.registered') })
    },
  )

  app.post(
    '/v1/accounts/login/',
    {
      config: forGuests,
      schema: {
        summary: 'Logs in',
        description: '401 for a wrong e-mail or password. 403 for a blocked account. 429 after too many.',
        body: loginSchema,
        response: { 200: tokensSchema },
      },
    },
    async (request, reply) => {
      const login = await accounts.login(request.body, networkOf(request.ip))
      if (!login.ok)
        throw login.error === 'blocked' ? refused(403, 'account.blocked') : refused(401, 'account.wrongLogin')
      const session = login.value
      setBinding(request, reply, session.binding, config)
      setRefreshToken(request, reply, session.refresh)
      renewCsrfToken(request, reply, config)
      return reply.send({ access: session.access, refresh: session.refresh })
    },
  )

  app.post(
    '/v1/accounts/token/refresh/',
    {
      config: forGuests,
      schema: {
        summary:
          'Gives a new access token for the cookie refresh_token, which is replaced; the body is empty',
        description: '401 when the session is over.',
        response: { 200: renewedTokenSchema },
      },
    },
    async (request, reply) => {
      const refresh = refreshTokenOf(request)
      if (refresh === undefined) throw tokenNotValid()
      const tokens = { refresh, binding: bindingOf(request, config) ?? '' }
      const renewal = await accounts.renew(tokens, networkOf(request.ip))
      if (renewal.ok) {
        setRefreshToken(request, reply, renewal.value.refresh)
        return reply.send({ access: renewal.value.access })
      }
      if (renewal.error.reason !== 'unknown') {
        const { reason, sessionId } = renewal.error
        request.log.warn({ event: `refresh token: ${reason}`, session: sessionId }, 'security')
      }
      // Only for a session that has certainly ended: a slower tab must not end the session of a faster one.
      if (renewal.error.reason === 'reused') endInBrowser(request, reply)
      throw tokenNotValid()
    },
  )

  app.post(
    '/v1/accounts/logout/',
    {
      config: forGuests,
      schema: { summary: 'Ends the session', body: z.nullish(logoutSchema), response: { 200: doneSchema } },
    },
    async (request, reply) => {
      const tokens = new Set([request.body?.refresh, refreshTokenOf(request)])
      for (const token of tokens) if (token != null) await accounts.end(token)
      endInBrowser(request, reply)
      return reply.header('clear-site-data', '"cache"').send({ detail: request.t('account.loggedOut') })
    },
  )

  app.get(
    '/v1/accounts/users/:id/',
    {
      schema: {
        summary: 'The customer of the access token, with the data that only they may see',
        params: z.object({ id: z.string() }),
        response: { 200: userSchema },
      },
    },
    async (request) => {
      const { id } = requireCustomer(request)
      // Another person's account looks like one that doesn't exist (API-05).
      const user = request.params.id === id ? await accounts.user(id) : null
      if (user === null) throw notFound()
      return user
    },
  )

  function endInBrowser(request: FastifyRequest, reply: FastifyReply): void {
    clearSessionCookies(request, reply, config)
    renewCsrfToken(request, reply, config)
  }
}
