import {
  currentPasswordSchema,
  givenCodeSchema,
  newSecretSchema,
  passwordAndCodeSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '@dukani/contracts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { fieldErrors, notFound, refused, type ApiError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf, beforeSecondFactor } from '../../plugins/backOffice.ts'
import type { SecondFactorService } from './service.ts'

/** `/v1/admin/second-factor/`: the second factor of the logged-in member, and the code that their session needs. */
export function addSecondFactorRoutes(
  app: App,
  { secondFactor }: { secondFactor: SecondFactorService },
): void {
  app.get(
    '/v1/admin/second-factor/',
    { schema: { summary: 'The account’s second factor', response: { 200: secondFactorSchema } } },
    (request) => secondFactor.state(actorOf(request).id),
  )

  app.post(
    '/v1/admin/second-factor/',
    {
      config: beforeSecondFactor,
      schema: {
        summary: 'Gives a code of the authenticator app, or a recovery code, for the session',
        description: '400 for a wrong or used code. 429 after too many.',
        body: givenCodeSchema,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const given = await secondFactor.give(actorOf(request), request.body.code)
      if (!given.ok) throw wrong(request, given.error)
      return reply.code(204).send(undefined)
    },
  )

  app.post(
    '/v1/admin/second-factor/secret/',
    {
      schema: {
        summary:
          'Makes a secret for the authenticator app, which a first code has to confirm within 15 minutes',
        description: '400 for a wrong password. 409 when a second factor is on.',
        body: currentPasswordSchema,
        response: { 200: newSecretSchema },
      },
    },
    async (request) => {
      const { t } = request
      const begun = await secondFactor.begin(actorOf(request).id, request.body.password, t('shop.name'))
      if (begun.ok) return begun.value
      throw begun.error === 'isOn' ? refused(409, 'backOffice.secondFactorOn') : wrong(request, begun.error)
    },
  )

  app.post(
    '/v1/admin/second-factor/on/',
    {
      schema: {
        summary: 'Switches the second factor on by a first code; the answer has the recovery codes',
        description:
          '400 for a wrong code. 409 when there is no secret, or it is too old. 429 after too many.',
        body: givenCodeSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request) => {
      const confirmed = await secondFactor.confirm(actorOf(request), request.body.code)
      if (confirmed.ok) return { recovery_codes: confirmed.value }
      if (confirmed.error === 'notBegun') throw refused(409, 'backOffice.secondFactorNotBegun')
      throw wrong(request, confirmed.error)
    },
  )

  app.post(
    '/v1/admin/second-factor/off/',
    {
      schema: {
        summary: 'Switches the second factor off',
        description: '400 for a wrong password or code. 429 after too many.',
        body: passwordAndCodeSchema,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const off = await secondFactor.switchOff(actorOf(request), request.body)
      if (!off.ok) throw wrong(request, off.error)
      return reply.code(204).send(undefined)
    },
  )

  app.post(
    '/v1/admin/second-factor/recovery-codes/',
    {
      schema: {
        summary: 'Gives new recovery codes in place of all earlier ones',
        description: '400 for a wrong password or code. 429 after too many.',
        body: passwordAndCodeSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request) => {
      const renewed = await secondFactor.renewRecoveryCodes(actorOf(request), request.body)
      if (!renewed.ok) throw wrong(request, renewed.error)
      return { recovery_codes: renewed.value }
    },
  )

  app.delete(
    '/v1/admin/staff/:id/second-factor/',
    {
      schema: {
        summary: 'Switches off the second factor of another member, who has lost it',
        description: '409 for the own one.',
        params: z.object({ id: z.string() }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const reset = await secondFactor.reset(actorOf(request), request.params.id)
      if (reset.ok) return reply.code(204).send(undefined)
      throw reset.error === 'own' ? refused(409, 'backOffice.ownSecondFactor') : notFound()
    },
  )
}

/** 400 at the field, and a line in the log. */
function wrong(request: FastifyRequest, error: 'wrongPassword' | 'wrongCode'): ApiError {
  request.log.warn({ event: `second factor: ${error}`, user: actorOf(request).id }, 'security')
  const field = error === 'wrongPassword' ? 'password' : 'code'
  return fieldErrors((t) => ({ [field]: [t(`backOffice.${error}`)] }))
}
