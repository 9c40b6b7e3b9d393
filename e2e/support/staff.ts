import type { GrantRole, Login, ProductCreate, StaffProductDetails } from '@dukani/contracts'
import { expect, type APIRequestContext } from '@playwright/test'
import { accessTokenOf } from './account.ts'

/** The demo's staff, as the README names them. */
export const OWNER = { email: 'owner@dukani.example', password: 'kargi-mplobeli-2026' }
export const COURIER = { email: 'courier@dukani.example', password: 'kargi-kurieri-2026' }

/** Gives somebody with an account a role. */
export async function grantRole(request: APIRequestContext, grant: GrantRole): Promise<void> {
  await expect(
    await request.put('/v1/admin/staff/', { data: grant, headers: await headersOf(request, OWNER) }),
  ).toBeOK()
}

/** Adds a product that shoppers don't see, so that other journeys don't find it. @param headers a login's. @default a new one of the owner */
export async function addHiddenProduct(
  request: APIRequestContext,
  product: ProductCreate,
  headers?: Record<string, string>,
): Promise<StaffProductDetails> {
  const answer = await request.post('/v1/admin/products/', {
    data: { ...product, published: false },
    headers: headers ?? (await headersOf(request, OWNER)),
  })
  await expect(answer).toBeOK()
  return (await answer.json()) as StaffProductDetails
}

/** Logs a person in at the API. @returns the headers of their writes */
export async function headersOf(request: APIRequestContext, person: Login): Promise<Record<string, string>> {
  const token = await accessTokenOf(request, person)
  const { csrfToken } = (await (await request.get('/v1/csrf/')).json()) as { csrfToken: string }
  return { authorization: `Bearer ${token}`, 'X-CSRFToken': csrfToken }
}
