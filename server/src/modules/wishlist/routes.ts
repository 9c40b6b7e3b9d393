import { savedItemPageSchema, savedItemSchema, saveItemSchema } from '@dukani/contracts'
import type { PlainServerKey } from '@dukani/i18n'
import * as z from 'zod/mini'
import { MAX_SAVED_ITEMS } from '../../config/limits.ts'
import { ApiError, notFound, refusedWith } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { originOf } from '../../plugins/origin.ts'
import { requestedRange, pageParameters, plainPageOf } from '../paging.ts'
import type { Refusal, WishlistService } from './service.ts'

export interface WishlistRoutesOptions {
  wishlist: WishlistService
  /** the shop's own origin, for the addresses of other pages; undefined: the request's */
  publicUrl: string | undefined
}

const PATH = '/v1/saved-items/'
// The whole wishlist is shown at once; few need a second page.
const STANDARD_SIZE = 50

/**
 * `GET` and `POST /v1/saved-items/` and `DELETE /v1/saved-items/{id}/` (WISH-01, WISH-03), for customers. Saving a
 * saved product again answers 200 with its item. Another customer's item is not found (API-05); nothing is cached.
 */
export function addWishlistRoutes(app: App, { wishlist, publicUrl }: WishlistRoutesOptions): void {
  app.get(
    PATH,
    {
      preValidation: forCustomers,
      schema: {
        summary: 'The saved products',
        querystring: z.object(pageParameters(STANDARD_SIZE)),
        response: { 200: savedItemPageSchema },
      },
    },
    async (request, reply) => {
      const range = requestedRange(request.query)
      const list = await wishlist.list(requireCustomer(request).id, range)
      const place = { origin: originOf(request, publicUrl), path: PATH, standardSize: STANDARD_SIZE }
      return reply.header('cache-control', 'no-store').send(plainPageOf(list, range, place))
    },
  )

  app.post(
    PATH,
    {
      preValidation: forCustomers,
      schema: {
        summary: 'Saves a product; 200 if it is saved already',
        description:
          '400 with `specification_id` if a specification must be chosen, or with `detail` if the list is full.',
        body: saveItemSchema,
        response: { 200: savedItemSchema, 201: savedItemSchema },
      },
    },
    async (request, reply) => {
      const saved = await wishlist.save(requireCustomer(request).id, request.body)
      if (!saved.ok) throw refusal(saved.error)
      const { item, isNew } = saved.value
      reply.code(isNew ? 201 : 200)
      return reply.header('cache-control', 'no-store').send(item)
    },
  )

  app.delete(
    `${PATH}:id/`,
    {
      preValidation: forCustomers,
      schema: {
        summary: 'Removes a saved product',
        params: z.object({ id: z.string() }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      if (!(await wishlist.remove(requireCustomer(request).id, request.params.id))) throw notFound()
      return reply.code(204).header('cache-control', 'no-store').send(undefined)
    },
  )
}

function refusal(why: Refusal): ApiError {
  switch (why) {
    case 'unknownProduct':
      return notFound()
    case 'chooseSpecification':
      return atSpecification('wishlist.chooseSpecification')
    case 'unknownSpecification':
      return atSpecification('server.notFound')
    case 'full':
      return refusedWith(400, (t) => t('server.wishlistFull', { most: MAX_SAVED_ITEMS }))
  }
}

/** At the field, and in `detail` for clients that read only that (WISH-04). */
function atSpecification(key: PlainServerKey): ApiError {
  return new ApiError(400, (t) => ({ specification_id: [t(key)], detail: t(key) }))
}
