import { categoryListSchema, productPageSchema, productSchema } from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { originOf } from '../../plugins/origin.ts'
import { requirePage } from '../paging.ts'
import { sendCacheable } from './cacheable.ts'
import { wirePage } from './page.ts'
import { listQuerySchema, productQuerySchema } from './query.ts'
import type { CatalogueService } from './service.ts'

export interface CatalogueRoutesOptions {
  catalogue: CatalogueService
  /** the shop's own origin, for the addresses of other pages; undefined: the request's */
  publicUrl: string | undefined
}

// How long (s) an answer may be cached. Categories rarely change; a list may be as old as that of the first render; a
// product is revalidated every time, since shoppers decide by its stock.
const FRESH = { categories: 60, list: 5, product: 0 } as const

/** `GET /v1/categories/`, `GET /v1/products/` and `GET /v1/products/{id}/`. */
export function addCatalogueRoutes(app: App, { catalogue, publicUrl }: CatalogueRoutesOptions): void {
  app.get(
    '/v1/categories/',
    { schema: { summary: 'All categories', response: { 200: categoryListSchema } } },
    async (_request, reply) => sendCacheable(reply, await catalogue.categories(), FRESH.categories),
  )

  app.get(
    '/v1/products/',
    {
      schema: {
        summary: 'Products in pages: all, of a category, or found by a search',
        description:
          '404 beyond the last page. `count` is exact up to 10,000; with `count_is_minimum` there may be more. `next` carries a position, `after`: a page found by it costs the same anywhere in the list. `in_stock` and `discounted` take `true` or `false`, `min_rating` whole stars from 1 to 5.',
        querystring: listQuerySchema,
        response: { 200: productPageSchema },
      },
    },
    async (request, reply) => {
      const { page, page_size: pageSize, after, ...asked } = request.query
      const query = { page, pageSize, ...asked }
      const list = await catalogue.list(query, after)
      // By a position, the page's number tells nothing.
      if (after === undefined || list.products.length === 0)
        requirePage({ ...list, results: list.products }, query)
      return sendCacheable(reply, wirePage(list, query, originOf(request, publicUrl)), FRESH.list)
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
      return sendCacheable(reply, product, FRESH.product)
    },
  )
}
