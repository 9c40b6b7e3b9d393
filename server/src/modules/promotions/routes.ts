import {
  changePromotionSchema,
  endPromotionSchema,
  newPromotionSchema,
  previewPromotionSchema,
  productPromotionsSchema,
  PROMOTION_STATES,
  promotionPartSchema,
  promotionPreviewSchema,
  promotionSchema,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import { idempotencyKeyOf } from '../idempotency/header.ts'
import { refusal } from './httpErrors.ts'
import type { PromotionService } from './service.ts'

const PATH = '/v1/admin/promotions/'
const params = z.object({ id: z.string() })
const FAULTS =
  '400 with the field: percent and amount both or neither, no category or product or an unknown one, an end that is past or before the start.'
const CONFLICT = '409 when it has another version by now, or has ended.'

/** `/v1/admin/promotions/`: price cuts of categories and products for some time. */
export function addPromotionRoutes(app: App, { promotions }: { promotions: PromotionService }): void {
  app.get(
    PATH,
    {
      schema: {
        summary: 'All promotions, newest first',
        querystring: z.object({
          state: z.optional(z.enum(PROMOTION_STATES)),
          after: z.optional(z.string()),
        }),
        response: { 200: promotionPartSchema },
      },
    },
    (request) => promotions.list(request.query),
  )

  app.post(
    `${PATH}preview/`,
    {
      schema: {
        summary: 'Counts the products that a promotion would apply to, and shows the prices of some',
        description: `Nothing is changed. ${FAULTS}`,
        body: previewPromotionSchema,
        response: { 200: promotionPreviewSchema },
      },
    },
    async (request) => {
      const previewed = await promotions.preview(request.body)
      if (!previewed.ok) throw refusal(previewed.error)
      return previewed.value
    },
  )

  app.post(
    PATH,
    {
      schema: {
        summary: 'Creates a promotion',
        description: `With an \`Idempotency-Key\` it creates one, however often it is sent; 404 if that one was deleted since. ${FAULTS}`,
        body: newPromotionSchema,
        response: { 201: promotionSchema },
      },
    },
    async (request, reply) => {
      const created = await promotions.create(actorOf(request), request.body, idempotencyKeyOf(request))
      if (!created.ok) throw refusal(created.error)
      return reply.code(201).send(created.value)
    },
  )

  app.get(
    `${PATH}:id/`,
    { schema: { summary: 'A promotion', params, response: { 200: promotionSchema } } },
    async (request) => {
      const found = await promotions.show(request.params.id)
      if (!found.ok) throw refusal(found.error)
      return found.value
    },
  )

  app.patch(
    `${PATH}:id/`,
    {
      schema: {
        summary: 'Changes the given fields of a promotion; the start only until it has begun',
        description: `${FAULTS} ${CONFLICT}`,
        params,
        body: changePromotionSchema,
        response: { 200: promotionSchema },
      },
    },
    async (request) => {
      const changed = await promotions.change(actorOf(request), request.params.id, request.body)
      if (!changed.ok) throw refusal(changed.error)
      return changed.value
    },
  )

  app.post(
    `${PATH}:id/end/`,
    {
      schema: {
        summary: 'Ends a promotion that is on',
        description: '409 when it has another version by now, or hasn’t begun.',
        params,
        body: endPromotionSchema,
        response: { 200: promotionSchema },
      },
    },
    async (request) => {
      const ended = await promotions.end(actorOf(request), request.params.id, request.body.version)
      if (!ended.ok) throw refusal(ended.error)
      return ended.value
    },
  )

  app.delete(
    `${PATH}:id/`,
    {
      schema: {
        summary: 'Deletes a promotion that hasn’t begun',
        description: '409 when it has another version by now, or has begun.',
        params,
        querystring: z.object({ version: z.string().check(z.regex(/^\d{1,9}$/)) }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const version = Number(request.query.version)
      const deleted = await promotions.delete(actorOf(request), request.params.id, version)
      if (!deleted.ok) throw refusal(deleted.error)
      return reply.code(204).send(undefined)
    },
  )

  app.get(
    '/v1/admin/products/:id/promotions/',
    {
      schema: {
        summary: 'The promotions of a product, or of its category, that run or are planned',
        params,
        response: { 200: productPromotionsSchema },
      },
    },
    async (request) => ({ results: await promotions.ofProduct(request.params.id) }),
  )
}
