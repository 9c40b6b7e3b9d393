import { categoryListSchema, productPageSchema, productSchema } from '@dukani/contracts'
import * as z from 'zod/mini'
import { listLookups } from '../../observations.ts'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { originOf } from '../../plugins/origin.ts'
import { requirePage } from '../paging.ts'
import { sendCacheable, written, type WrittenAnswer } from './cacheable.ts'
import { createTtlCache } from './ttlCache.ts'
import { wirePage } from './page.ts'
import { listQuerySchema, productQuerySchema } from './query.ts'
import type { CatalogueService } from './service.ts'

export interface CatalogueRoutesOptions {
  catalogue: CatalogueService
  /** the shop's own origin, for the addresses of other pages; undefined: the request's */
  publicUrl: string | undefined
  /** how long (ms) a list is answered from memory while no order and no review changes it */
  listsFreshMs: number
}

// How long (s) an answer may be cached. Categories rarely change; a list may be as old as that of the first render; a
// product is revalidated every time, since shoppers decide by its stock.
const FRESH = { categories: 60, list: 5, product: 0 } as const

// Orders and payments change the stock, reviews the rating, staff anything.
const CHANGES_PRODUCTS = /^\/v1\/(?:admin|orders|payments|products)\//
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** `GET /v1/categories/`, `GET /v1/products/` and `GET /v1/products/{id}/`. */
export function addCatalogueRoutes(
  app: App,
  { catalogue, publicUrl, listsFreshMs }: CatalogueRoutesOptions,
): void {
  const lists = createTtlCache<WrittenAnswer>(listsFreshMs, { onLookup: listLookups.publish })
  // Before the response to a write is sent: its client then gets lists with the change. A refused request changes
  // nothing.
  app.addHook('onSend', async ({ method, routeOptions }, { statusCode }) => {
    const isWrite = !SAFE_METHODS.has(method) && statusCode < 400
    if (isWrite && CHANGES_PRODUCTS.test(routeOptions.url ?? '')) {
      lists.clear()
      catalogue.forgetCounts()
    }
  })

  app.get(
    '/v1/categories/',
    { schema: { summary: 'All categories', response: { 200: categoryListSchema } } },
    async (_request, reply) =>
      sendCacheable(reply, written(reply, await catalogue.categories()), FRESH.categories),
  )

  app.get(
    '/v1/products/',
    {
      schema: {
        summary: 'Products in pages: all, of a category, or found by a search',
        description:
          '404 beyond the last page; a search ends after at most 10,000 products. `count` is exact up to 10,000; with `count_is_minimum` there may be more. `next` carries a position, `after`: a page found by it costs the same anywhere in the list. `in_stock` and `discounted` take `true` or `false`, `min_rating` whole stars from 1 to 5.',
        querystring: listQuerySchema,
        response: { 200: productPageSchema },
      },
    },
    async (request, reply) => {
      const origin = originOf(request, publicUrl)
      const answer = await lists.get(`${origin} ${JSON.stringify(request.query)}`, async () =>
        written(reply, await listAnswer(catalogue, request.query, origin)),
      )
      return sendCacheable(reply, answer, FRESH.list)
    },
  )

  app.get(
    '/v1/products/:id/',
    {
      schema: {
        summary: 'A product',
        params: z.object({ id: z.string() }),
        querystring: productQuerySchema,
        response: { 200: productSchema },
      },
    },
    async (request, reply) => {
      const product = await catalogue.product(request.params.id, request.query.specification_id)
      if (product === null) throw notFound()
      return sendCacheable(reply, written(reply, product), FRESH.product)
    },
  )
}

/** @throws ApiError 404 for a page after the last */
async function listAnswer(
  catalogue: CatalogueService,
  { page, page_size: pageSize, after, ...asked }: z.infer<typeof listQuerySchema>,
  origin: string,
): Promise<z.infer<typeof productPageSchema>> {
  const query = { page, pageSize, ...asked }
  const list = await catalogue.list(query, after)
  requirePage(list.products, query)
  return wirePage(list, query, origin)
}
