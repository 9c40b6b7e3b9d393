import type { CourierLocation, Id } from '@dukani/contracts'
import { toCourierLocation } from '#shared/api/adapters/courier.ts'
import type { ApiClient } from '#shared/api/client.ts'

/**
 * `GET /v1/orders/{id}/courier-location/`, without an Authorization header: the cookie of the access token says who asks
 * (ORDER-07).
 * @throws ApiError 404 while the courier's position is unknown
 */
export function fetchCourierLocation(
  client: ApiClient,
  id: Id,
  signal: AbortSignal,
): Promise<CourierLocation> {
  return client.request({
    path: `/v1/orders/${encodeURIComponent(String(id))}/courier-location/`,
    anonymous: true,
    fresh: true,
    once: true,
    signal,
    read: toCourierLocation,
  })
}
