import type { Id, SaveSpecification } from '@dukani/contracts'
import { idOf, isRecord } from '#shared/api/adapters/values.ts'
import type { ApiClient } from '#shared/api/client.ts'

const PATH = '/v1/save-specification/'

/** `POST /v1/save-specification/` (PROD-04). What it answers isn't read. @throws ApiError */
export function saveSpecification(client: ApiClient, product: Id, specification: Id): Promise<undefined> {
  const body: SaveSpecification = { product, specification }
  return client.request({ path: PATH, method: 'POST', body, read: () => undefined })
}

/**
 * `GET /v1/save-specification/?product=`, ours: what the customer chose of it before. A server that can't tell
 * remembers nothing.
 */
export async function fetchRemembered(client: ApiClient, product: Id): Promise<Id | null> {
  try {
    return await client.request({
      path: PATH,
      query: { product: String(product) },
      read: (raw) => (isRecord(raw) ? idOf(raw['specification']) : null),
    })
  } catch {
    return null
  }
}
