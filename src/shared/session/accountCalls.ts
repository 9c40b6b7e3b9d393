import {
  renewedTokenSchema,
  tokensSchema,
  type Id,
  type Login,
  type Tokens,
  type User,
} from '@dukani/contracts'
import { isRecord, textOf } from '../api/adapters/values.ts'
import { toUser } from '../api/adapters/user.ts'
import type { ApiClient } from '../api/client.ts'

/** `POST /v1/accounts/login/` @throws ApiError */
export function postLogin(client: ApiClient, body: Login): Promise<Tokens> {
  return client.request({
    method: 'POST',
    path: '/v1/accounts/login/',
    anonymous: true,
    body,
    read: (answer) => tokensSchema.parse(answer),
  })
}

/**
 * `POST /v1/accounts/token/refresh/` with an empty body: the refresh token travels as a cookie (AUTH-15).
 * @returns the new access token, and a rotated refresh token where a server puts it into its answer
 * @throws ApiError
 */
export function postRefresh(client: ApiClient): Promise<{ access: string; refresh: string | undefined }> {
  return client.request({
    method: 'POST',
    path: '/v1/accounts/token/refresh/',
    anonymous: true,
    read: (answer) => ({
      access: renewedTokenSchema.parse(answer).access,
      refresh: (isRecord(answer) && textOf(answer['refresh'])) || undefined,
    }),
  })
}

/** `POST /v1/accounts/logout/` (AUTH-09). @throws ApiError */
export function postLogout(client: ApiClient, refresh: string | null, bearer: string): Promise<void> {
  return client.request({
    method: 'POST',
    path: '/v1/accounts/logout/',
    bearer,
    body: { refresh },
    read: () => undefined,
  })
}

/**
 * `GET /v1/accounts/users/{id}/`
 * @param bearer a token for this call alone; without it the session's own
 * @throws ApiError
 */
export function fetchUser(client: ApiClient, id: Id, bearer?: string): Promise<User> {
  return client.request({
    path: `/v1/accounts/users/${encodeURIComponent(id)}/`,
    fresh: true,
    ...(bearer !== undefined && { bearer }),
    read: (answer) => toUser(answer, { id }),
  })
}
