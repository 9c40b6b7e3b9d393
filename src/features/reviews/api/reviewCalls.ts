import type { CreateReview, Id, ReviewCheck } from '@dukani/contracts'
import { toReviewAnswer, toReviewCheck, type ReviewAnswer } from '#shared/api/adapters/review.ts'
import type { ApiClient } from '#shared/api/client.ts'

/** `GET /v1/products/{id}/reviews/`, a page as the server cuts them, from 1 (REV-01). @throws ApiError */
export function fetchReviews(client: ApiClient, product: Id, page: number): Promise<ReviewAnswer> {
  return client.request({
    path: `/v1/products/${encodeURIComponent(product)}/reviews/`,
    // The first page is asked for as section 7 writes the call.
    query: { page: page === 1 ? null : page },
    isPublic: true,
    read: toReviewAnswer,
  })
}

/** `GET /v1/?product={id}`: whether the customer has reviewed it, and why that is hidden (REV-03). @throws ApiError */
export function fetchReviewed(client: ApiClient, product: Id): Promise<ReviewCheck> {
  return client.request({ path: '/v1/', query: { product }, fresh: true, read: toReviewCheck })
}

/** `POST /v1/products/{id}/reviews/create/` (REV-02). @throws ApiError */
export function postReview(client: ApiClient, product: Id, body: CreateReview): Promise<void> {
  return client.request({
    method: 'POST',
    path: `/v1/products/${encodeURIComponent(product)}/reviews/create/`,
    body,
    read: () => undefined,
  })
}
