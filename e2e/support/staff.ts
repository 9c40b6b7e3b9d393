import type { GrantRole, ProductCreate, StaffProductDetails } from '@dukani/contracts'
import { expect, type APIRequestContext } from '@playwright/test'
import { accessTokenOf } from './account.ts'

/** The demo's staff, as the README names them. */
export const OWNER = { email: 'owner@dukani.example', password: 'kargi-mplobeli-2026' }
export const COURIER = { email: 'courier@dukani.example', password: 'kargi-kurieri-2026' }

/** Gives somebody with an account a role. */
export async function grantRole(request: APIRequestContext, grant: GrantRole): Promise<void> {
  await expect(
    await request.put('/v1/admin/staff/', { data: grant, headers: await ownerHeaders(request) }),
  ).toBeOK()
}

/** Adds a product that shoppers don't see, so that other journeys don't find it. */
export async function addHiddenProduct(
  request: APIRequestContext,
  product: ProductCreate,
): Promise<StaffProductDetails> {
  const answer = await request.post('/v1/admin/products/', {
    data: { ...product, published: false },
    headers: await ownerHeaders(request),
  })
  await expect(answer).toBeOK()
  return (await answer.json()) as StaffProductDetails
}

async function ownerHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const token = await accessTokenOf(request, OWNER)
  const { csrfToken } = (await (await request.get('/v1/csrf/')).json()) as { csrfToken: string }
  return { authorization: `Bearer ${token}`, 'X-CSRFToken': csrfToken }
}
