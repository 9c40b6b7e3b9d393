import {
  createReviewSchema,
  REVIEW_PAGE_SIZE,
  reviewCheckSchema,
  reviewPageSchema,
  reviewSchema,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound, refusedInError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { originOf } from '../../plugins/origin.ts'
import { requestedRange, pageParameters, plainPageOf } from '../paging.ts'
import type { ReviewService } from './service.ts'

export interface ReviewRoutesOptions {
  reviews: ReviewService
  /** the shop's own origin, for the addresses of other pages; undefined: the request's */
  publicUrl: string | undefined
}

const idSchema = z.object({ id: z.string() })

/**
 * `GET /v1/products/{id}/reviews/`, for everybody; `POST /v1/products/{id}/reviews/create/` and `GET
 * /v1/?product={id}`, for customers (REV-01 to REV-04, PROD-10). Refusals of a review are in `error`, as in section 7.
 */
export function addReviewRoutes(app: App, { reviews, publicUrl }: ReviewRoutesOptions): void {
  app.get(
    '/v1/products/:id/reviews/',
    {
      schema: {
        summary: "A product's reviews, the newest first",
        params: idSchema,
        querystring: z.object(pageParameters(REVIEW_PAGE_SIZE)),
        response: { 200: reviewPageSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const range = requestedRange(request.query)
      // Only a customer may have written one, and a replica may not have it yet.
      const list = await reviews.list(id, range, request.headers.authorization !== undefined)
      if (list === null) throw notFound()
      const place = {
        origin: originOf(request, publicUrl),
        path: `/v1/products/${encodeURIComponent(id)}/reviews/`,
        standardSize: REVIEW_PAGE_SIZE,
      }
      // Not cached: a customer has to see the review they have just written.
      return reply
        .header('cache-control', 'no-cache')
        .send({ ...plainPageOf(list, range, place), rating_counts: list.ratingCounts })
    },
  )

  app.post(
    '/v1/products/:id/reviews/create/',
    {
      preValidation: forCustomers,
      schema: {
        summary: 'Writes a review, one for a product',
        description: '400 with `error` for a second one.',
        params: idSchema,
        body: createReviewSchema,
        response: { 201: reviewSchema },
      },
    },
    async (request, reply) => {
      const written = await reviews.write(request.params.id, requireCustomer(request).id, request.body)
      if (!written.ok) {
        throw written.error === 'notFound'
          ? refusedInError(404, 'product.notFound')
          : refusedInError(400, 'reviews.already')
      }
      return reply.code(201).header('cache-control', 'no-store').send(written.value)
    },
  )

  app.get(
    '/v1/',
    {
      preValidation: forCustomers,
      schema: {
        summary: 'Whether the customer has reviewed a product, and why the shop hides the review',
        querystring: z.object({ product: z.string() }),
        response: { 200: reviewCheckSchema },
      },
    },
    async (request, reply) => {
      const check = await reviews.check(request.query.product, requireCustomer(request).id)
      return reply.header('cache-control', 'no-store').send(check)
    },
  )
}
