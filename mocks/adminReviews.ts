import type { ShopReview } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { serverKa } from '@dukani/i18n'
import { refusal } from './catalogueHandlers.ts'
import { product } from './products.ts'

/** A review as the shop's staff see it: shown, without an answer. */
export function shopReview(overrides: Partial<ShopReview> = {}): ShopReview {
  const { id, name } = product()
  return {
    id: '0199a1b2-0000-7000-800a-000000000001',
    product: { id, name },
    author: { id: 'u7', name: 'თამარ გელაშვილი', email: 'tamar@example.ge' },
    rating: 2,
    comment: 'ბოთლი გატეხილი მოვიდა.',
    created_at: '2026-11-20T10:20:00.000Z',
    hidden: null,
    answer: null,
    ...overrides,
  }
}

/** Handlers for the back office's calls about reviews, each time with a state of their own. */
export function shopReviewHandlers(given: readonly ShopReview[] = [shopReview()]): HttpHandler[] {
  let reviews = given
  const change = (id: unknown, changes: Partial<ShopReview>) => {
    reviews = reviews.map((each) => (each.id === id ? { ...each, ...changes } : each))
    return HttpResponse.json(reviews.find((each) => each.id === id))
  }
  const at = '2026-11-21T08:12:00.000Z'
  return [
    http.get('*/v1/admin/reviews/', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const hidden = searchParams.get('hidden')
      const text = searchParams.get('search') ?? ''
      const results = reviews.filter(
        (each) => (hidden === null || String(each.hidden !== null) === hidden) && each.comment.includes(text),
      )
      return HttpResponse.json({ next: null, results })
    }),
    http.post('*/v1/admin/reviews/:id/hide/', async ({ request, params }) => {
      const { reason } = (await request.json()) as { reason: string }
      return change(params['id'], { hidden: { reason, at } })
    }),
    http.post('*/v1/admin/reviews/:id/show/', ({ params }) => change(params['id'], { hidden: null })),
    http.put('*/v1/admin/reviews/:id/answer/', async ({ request, params }) => {
      const { text } = (await request.json()) as { text: string }
      return change(params['id'], { answer: text === '' ? null : { text, at } })
    }),
  ]
}

/** A handler before the others: another person has answered meanwhile. */
export const answeredMeanwhile = (): HttpHandler =>
  http.put('*/v1/admin/reviews/:id/answer/', () => refusal(serverKa['backOffice.changedMeanwhile'], 409))
