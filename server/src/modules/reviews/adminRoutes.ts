import {
  answerReviewSchema,
  hideReviewSchema,
  shopReviewPartSchema,
  shopReviewSchema,
  type ShopReview,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound, refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import type { Result } from '../../result.ts'
import type { ReviewAdminService, ReviewRefusal } from './adminService.ts'

const params = z.object({ id: z.string() })
const PATH = '/v1/admin/reviews/'
const CHANGE = '409 when another member of the staff has changed it meanwhile.'
const response = { 200: shopReviewSchema }

/** `/v1/admin/reviews/`: the reviews of all products, for staff. */
export function addReviewAdminRoutes(app: App, { reviews }: { reviews: ReviewAdminService }): void {
  app.get(
    PATH,
    {
      schema: {
        summary: 'The reviews of all products, newest first',
        description:
          '`search` is the writer’s e-mail, or a part of the comment of at least 3 characters. `product` is an id, `hidden` is `true` or `false`.',
        querystring: z.object({
          rating: z.optional(z.enum(['1', '2', '3', '4', '5'])),
          product: z.optional(z.string()),
          hidden: z.optional(z.enum(['true', 'false'])),
          search: z.optional(z.string().check(z.maxLength(200))),
          after: z.optional(z.string()),
        }),
        response: { 200: shopReviewPartSchema },
      },
    },
    ({ query: { rating, hidden, ...query } }) =>
      reviews.list({
        ...query,
        rating: rating && Number(rating),
        hidden: hidden === undefined ? undefined : hidden === 'true',
      }),
  )

  app.post(
    `${PATH}:id/hide/`,
    {
      schema: {
        summary: 'Hides a review from the shop and from the product’s rating',
        description: CHANGE,
        params,
        body: hideReviewSchema,
        response,
      },
    },
    async (request) => changed(await reviews.hide(actorOf(request), request.params.id, request.body)),
  )

  app.post(
    `${PATH}:id/show/`,
    { schema: { summary: 'Shows a hidden review again', params, response } },
    async (request) => changed(await reviews.show(actorOf(request), request.params.id)),
  )

  app.put(
    `${PATH}:id/answer/`,
    {
      schema: {
        summary: 'Sets the shop’s answer to a review; an empty text removes it',
        description: CHANGE,
        params,
        body: answerReviewSchema,
        response,
      },
    },
    async (request) => changed(await reviews.answer(actorOf(request), request.params.id, request.body)),
  )
}

function changed(result: Result<ShopReview, ReviewRefusal>): ShopReview {
  if (result.ok) return result.value
  throw result.error === 'notFound' ? notFound() : refused(409, 'backOffice.changedMeanwhile')
}
