import type { Id, Login, Tokens, User } from '@dukani/contracts'
import { toRenewedToken, toTokens, type RenewedToken } from '../api/adapters/tokens.ts'
import { toUser } from '../api/adapters/user.ts'
import type { ApiClient } from '../api/client.ts'

/** `POST /v1/accounts/login/` @throws ApiError */
export function postLogin(client: ApiClient, body: Login): Promise<Tokens> {
  return client.request({
    method: 'POST',
    path: '/v1/accounts/login/',
    anonymous: true,
    body,
    read: toTokens,
  })
}

/**
 * `POST /v1/accounts/token/refresh/` with an empty body: the refresh token travels as a cookie (AUTH-15).
 * @throws ApiError
 */
export function postRefresh(client: ApiClient): Promise<RenewedToken> {
  return client.request({
    method: 'POST',
    path: '/v1/accounts/token/refresh/',
    anonymous: true,
    read: toRenewedToken,
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
