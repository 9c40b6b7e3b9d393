import {
  changePasswordSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  tokensSchema,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import type { Config } from '../../config/config.ts'
import { refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { renewCsrfToken } from '../../plugins/csrf.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { networkOf } from '../../plugins/network.ts'
import { setBinding, setRefreshToken } from '../../plugins/sessionCookies.ts'
import { refusedField } from './httpErrors.ts'
import type { AccountsService } from './service.ts'

const doneSchema = z.object({ detail: z.string() })

/** Clients that ignore the tokens renew the access token by the cookies (AUTH-11). */
const changedSchema = z.extend(tokensSchema, { detail: z.string() })

/** Somebody who forgot their password may still send an expired access token. */
const forGuests = { bearer: false }

/** Forgotten and changed passwords. */
export function addPasswordRoutes(
  app: App,
  { accounts, config }: { accounts: AccountsService; config: Config },
): void {
  app.post(
    '/v1/accounts/password-reset/',
    {
      config: forGuests,
      schema: {
        summary: 'Mails a link to a new password, if there is such an account',
        description: '429 after too many.',
        body: forgotPasswordSchema,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      const { language, t } = request
      await accounts.requestReset(request.body.email, { language, t }, networkOf(request.ip))
      return { detail: t('account.resetAsked') }
    },
  )

  app.post(
    '/v1/accounts/password-reset-confirm/',
    {
      config: forGuests,
      schema: {
        summary: 'Sets a new password, with the values of the mailed link',
        description: '400 for a link that was used or has expired.',
        body: resetPasswordSchema,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      const reset = await accounts.confirmReset(request.body, networkOf(request.ip))
      if (!reset.ok) {
        if (reset.error === 'invalidLink') throw refused(400, 'account.resetRefused')
        throw refusedField('new_password', `account.${reset.error}`)
      }
      return { detail: request.t('account.resetDone') }
    },
  )

  app.put(
    '/v1/accounts/change-password/',
    {
      preValidation: forCustomers,
      schema: {
        summary: 'Changes the password, and ends all other sessions',
        description: '400 for a wrong old password.',
        body: changePasswordSchema,
        response: { 200: changedSchema },
      },
    },
    async (request, reply) => {
      const changed = await accounts.changePassword(requireCustomer(request).id, request.body)
      if (!changed.ok) {
        const field = changed.error === 'wrongOldPassword' ? 'old_password' : 'new_password'
        throw refusedField(field, `account.${changed.error}`)
      }
      const session = changed.value
      setBinding(request, reply, session.binding, config)
      setRefreshToken(request, reply, session.refresh)
      renewCsrfToken(request, reply, config)
      const { access, refresh } = session
      return reply.send({ detail: request.t('account.passwordChanged'), access, refresh })
    },
  )
}
