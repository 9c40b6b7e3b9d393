import type { ProductCreate, StaffProductDetails } from '@dukani/contracts'
import { expect, type APIRequestContext } from '@playwright/test'
import { accessTokenOf } from './account.ts'

/** The demo's staff, as the README names them. */
export const OWNER = { email: 'owner@dukani.example', password: 'kargi-mplobeli-2026' }
export const COURIER = { email: 'courier@dukani.example', password: 'kargi-kurieri-2026' }

/** Adds a product that shoppers don't see, so that other journeys don't find it. */
export async function addHiddenProduct(
  request: APIRequestContext,
  product: ProductCreate,
): Promise<StaffProductDetails> {
  const token = await accessTokenOf(request, OWNER)
  const { csrfToken } = (await (await request.get('/v1/csrf/')).json()) as { csrfToken: string }
  const answer = await request.post('/v1/admin/products/', {
    data: { ...product, published: false },
    headers: { authorization: `Bearer ${token}`, 'X-CSRFToken': csrfToken },
  })
  await expect(answer).toBeOK()
  return (await answer.json()) as StaffProductDetails
}
