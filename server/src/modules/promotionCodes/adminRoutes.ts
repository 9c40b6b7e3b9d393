import {
  changePromotionCodeSchema,
  newPromotionCodeSchema,
  promotionCodePartSchema,
  promotionCodeSchema,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { fieldErrors, notFound, refused, type ApiError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import type { CodeChangeRefusal, NewCodeFault, PromotionCodeAdminService } from './adminService.ts'

const PATH = '/v1/admin/promotion-codes/'

/** `/v1/admin/promotion-codes/`: the codes that take something off an order. */
export function addPromotionCodeAdminRoutes(
  app: App,
  { promotionCodes }: { promotionCodes: PromotionCodeAdminService },
): void {
  app.get(
    PATH,
    {
      schema: {
        summary: 'All promotion codes, newest first',
        querystring: z.object({ after: z.optional(z.string()) }),
        response: { 200: promotionCodePartSchema },
      },
    },
    (request) => promotionCodes.list(request.query.after ?? null),
  )

  app.post(
    PATH,
    {
      schema: {
        summary: 'Creates a promotion code',
        description:
          '400 with the field: a code that exists, percent and amount both or neither, an amount that isn’t below the lowest sum, an end before the start.',
        body: newPromotionCodeSchema,
        response: { 201: promotionCodeSchema },
      },
    },
    async (request, reply) => {
      const created = await promotionCodes.create(actorOf(request), request.body)
      if (!created.ok) throw faultyField(created.error)
      return reply.code(201).send(created.value)
    },
  )

  app.patch(
    `${PATH}:id/`,
    {
      schema: {
        summary: 'Switches a promotion code on or off, or changes how often and until when it can be used',
        description: '400 for fewer uses than there are already. 409 when it has another version by now.',
        params: z.object({ id: z.string() }),
        body: changePromotionCodeSchema,
        response: { 200: promotionCodeSchema },
      },
    },
    async (request) => {
      const changed = await promotionCodes.change(actorOf(request), request.params.id, request.body)
      if (!changed.ok) throw refusal(changed.error)
      return changed.value
    },
  )
}

function faultyField(fault: NewCodeFault): ApiError {
  switch (fault) {
    case 'taken':
      return fieldErrors((t) => ({ code: [t('server.codeTaken')] }))
    case 'percentOrAmount':
      return fieldErrors((t) => ({ percent: [t('server.percentOrAmount')] }))
    case 'minimumTooLow':
      return fieldErrors((t) => ({ min_total: [t('server.codeMinimumTooLow')] }))
    case 'endsBeforeStart':
      return fieldErrors((t) => ({ ends_at: [t('server.endsBeforeStart')] }))
  }
}

function refusal(why: CodeChangeRefusal): ApiError {
  switch (why) {
    case 'notFound':
      return notFound()
    case 'changedMeanwhile':
      return refused(409, 'server.codeChangedMeanwhile')
    case 'usedMoreOften':
      return fieldErrors((t) => ({ max_uses: [t('server.codeUsedMoreOften')] }))
    case 'endsBeforeStart':
      return fieldErrors((t) => ({ ends_at: [t('server.endsBeforeStart')] }))
  }
}
