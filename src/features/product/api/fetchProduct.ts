import type { Id, Product } from '@dukani/contracts'
import { toProduct } from '#shared/api/adapters/product.ts'
import type { ApiClient } from '#shared/api/client.ts'

/** `GET /v1/products/{id}/`, with the chosen specification. @throws ApiError */
export function fetchProduct(client: ApiClient, id: Id, specificationId: Id | null = null): Promise<Product> {
  return client.request({
    path: `/v1/products/${encodeURIComponent(String(id))}/`,
    query: { specification_id: specificationId },
    isPublic: true,
    read: toProduct,
  })
}
