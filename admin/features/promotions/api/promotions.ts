import {
  promotionPreviewSchema,
  promotionSchema,
  type ChangePromotion,
  type Id,
  type NewPromotion,
  type PreviewPromotion,
  type Promotion,
  type PromotionPreview,
} from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'

/** The path of all promotions. */
export const PROMOTIONS_PATH = '/v1/admin/promotions/'

const path = (id: Id) => `${PROMOTIONS_PATH}${encodeURIComponent(String(id))}/`
const read = (raw: unknown) => promotionSchema.parse(raw)

/** Reads a promotion as it is now. @throws ApiError 404 when it is gone */
export function readPromotion(client: ApiClient, id: Id): Promise<Promotion> {
  return client.request({ path: path(id), fresh: true, read })
}

/** Counts what a promotion would do. */
export function previewPromotion(client: ApiClient, body: PreviewPromotion): Promise<PromotionPreview> {
  return client.request({
    path: `${PROMOTIONS_PATH}preview/`,
    method: 'POST',
    body,
    read: (raw) => promotionPreviewSchema.parse(raw),
  })
}

/** Creates a promotion. @param key the same for each attempt, so that it is created once */
export function createPromotion(client: ApiClient, body: NewPromotion, key: string): Promise<Promotion> {
  return client.request({ path: PROMOTIONS_PATH, method: 'POST', body, idempotencyKey: key, read })
}

/** Changes a promotion. @throws ApiError 409 when it was changed since the version that was seen */
export function changePromotion(client: ApiClient, id: Id, body: ChangePromotion): Promise<Promotion> {
  return client.request({ path: path(id), method: 'PATCH', body, read })
}

/** Ends a promotion that is on. @throws ApiError 409 when it was changed since the version that was seen */
export async function endPromotion(client: ApiClient, { id, version }: Promotion): Promise<void> {
  await client.request({ path: `${path(id)}end/`, method: 'POST', body: { version }, read })
}

/** Deletes a promotion that hasn't begun. @throws ApiError 409 when it has, or was changed since the version that was seen */
export function deletePromotion(client: ApiClient, { id, version }: Promotion): Promise<void> {
  return client.request({ path: path(id), method: 'DELETE', query: { version }, read: () => undefined })
}
