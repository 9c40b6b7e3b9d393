import {
  productPictureSchema,
  staffProductDetailsSchema,
  type Id,
  type PictureCrop,
  type ProductChange,
  type ProductCreate,
  type ProductPicture,
  type StaffProductDetails,
} from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'

/** The path of all products. */
export const PRODUCTS_PATH = '/v1/admin/products/'

/** The path of one product. */
export const productPath = (id: Id): string => `${PRODUCTS_PATH}${encodeURIComponent(String(id))}/`

/** Adds a product. @param key the same for each attempt, so that it is added once */
export function createProduct(
  client: ApiClient,
  body: ProductCreate,
  key: string,
): Promise<StaffProductDetails> {
  return client.request({
    path: PRODUCTS_PATH,
    method: 'POST',
    body,
    idempotencyKey: key,
    read: (raw) => staffProductDetailsSchema.parse(raw),
  })
}

/** Changes fields of a product. @throws ApiError 409 when it was edited since the version that was seen */
export function changeProduct(client: ApiClient, id: Id, body: ProductChange): Promise<StaffProductDetails> {
  return client.request({
    path: productPath(id),
    method: 'PATCH',
    body,
    read: (raw) => staffProductDetailsSchema.parse(raw),
  })
}

/** Deletes a product. @throws ApiError 409 when it was edited since the version that was seen */
export function deleteProduct(client: ApiClient, id: Id, version: number): Promise<void> {
  return client.request({
    path: productPath(id),
    method: 'DELETE',
    query: { version },
    read: () => undefined,
  })
}

/** Uploads a picture, which a product can then be given by its path. */
export function uploadPicture(client: ApiClient, file: File): Promise<ProductPicture> {
  const body = new FormData()
  body.append('picture', file)
  return client.request({
    path: '/v1/admin/pictures/',
    method: 'POST',
    body,
    read: (raw) => productPictureSchema.parse(raw),
  })
}

/** Stores a part of a picture as a picture of its own. */
export function cropPicture(
  client: ApiClient,
  body: PictureCrop,
  signal: AbortSignal,
): Promise<ProductPicture> {
  return client.request({
    path: '/v1/admin/pictures/crop/',
    method: 'POST',
    body,
    signal,
    read: (raw) => productPictureSchema.parse(raw),
  })
}
