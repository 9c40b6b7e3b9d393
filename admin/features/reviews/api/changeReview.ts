import type { AnswerReview, HideReview } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'

/** A change of a review. */
export type ReviewChange =
  | { call: 'hide'; body: HideReview }
  | { call: 'show'; body?: undefined }
  | { call: 'answer'; body: AnswerReview }

/** `POST` or `PUT /v1/admin/reviews/{id}/…/`. @throws ApiError 409 when it has changed meanwhile */
export function changeReview(client: ApiClient, id: string, { call, body }: ReviewChange): Promise<void> {
  return client.request({
    path: `/v1/admin/reviews/${encodeURIComponent(id)}/${call}/`,
    method: call === 'answer' ? 'PUT' : 'POST',
    ...(body && { body }),
    read: () => undefined,
  })
}
