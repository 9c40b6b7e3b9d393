import { createReviewSchema, REVIEW_PAGE_SIZE, type RatingCounts, type Review } from '@dukani/contracts'
import { ka, serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'
import { review } from './reviews.ts'

/**
 * The calls of reviews, with a state of their own: every product has the given ones. The customer writes one for each.
 * @param given newest first
 * @param reviewed products that the customer has reviewed before
 */
export function reviewHandlers(
  given: readonly Review[] = [],
  reviewed: readonly string[] = [],
): HttpHandler[] {
  const written = new Map<string, Review>()
  const all = (product: string) => [written.get(product) ?? [], given].flat()
  const done = new Set(reviewed)
  return [
    http.get('*/v1/products/:id/reviews/', ({ request, params }) => {
      const list = all(String(params['id']))
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
      const end = page * REVIEW_PAGE_SIZE
      const results = list.slice(end - REVIEW_PAGE_SIZE, end)
      if (page > 1 && results.length === 0) return refusal(serverKa['server.invalidPage'], 404)
      const of = (stars: number) => list.filter(({ rating }) => rating === stars).length
      const counts: RatingCounts = [of(1), of(2), of(3), of(4), of(5)]
      return HttpResponse.json({
        count: list.length,
        next: end < list.length ? `http://localhost/?page=${page + 1}` : null,
        previous: page > 1 ? `http://localhost/?page=${page - 1}` : null,
        results,
        rating_counts: counts,
      })
    }),
    http.get('*/v1/', ({ request }) => {
      if (!isCustomer(request)) return refusal(serverKa['server.authenticationRequired'], 401)
      return HttpResponse.json({
        hasReviewed: done.has(new URL(request.url).searchParams.get('product') ?? ''),
      })
    }),
    http.post('*/v1/products/:id/reviews/create/', async ({ request, params }) => {
      if (!isCustomer(request)) return refusal(serverKa['server.authenticationRequired'], 401)
      const product = String(params['id'])
      if (done.has(product)) return HttpResponse.json({ error: ka['reviews.already'] }, { status: 400 })
      const { rating, comment = '' } = createReviewSchema.parse(await request.json())
      const made = review({ id: `written-${product}`, user_first_name: 'ნინო', rating, comment })
      written.set(product, made)
      done.add(product)
      return HttpResponse.json(made, { status: 201 })
    }),
  ]
}

function isCustomer(request: Request): boolean {
  return request.headers.get('authorization')?.startsWith('Bearer ') ?? false
}
