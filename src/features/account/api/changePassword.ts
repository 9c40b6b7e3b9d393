import type { ChangePassword } from '@dukani/contracts'
import { toGivenTokens } from '#shared/api/adapters/tokens.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { readDetail } from '#shared/api/readDetail.ts'
import type { SessionStore } from '#shared/session/sessionStore.ts'

/**
 * Changes the password (PROF-09). The server ends all sessions by it and gives this browser a new one; with a server
 * that doesn't, the session goes on as it is.
 * @returns what the server has to say about it; null when it says nothing
 * @throws ApiError
 */
export async function changePassword(
  client: ApiClient,
  session: Pick<SessionStore, 'exchange'>,
  body: ChangePassword,
): Promise<string | null> {
  const { detail } = await session.exchange((bearer) =>
    client.request({ path: '/v1/accounts/change-password/', method: 'PUT', body, bearer, read }),
  )
  return detail
}

function read(answer: unknown) {
  return { detail: readDetail(answer), tokens: toGivenTokens(answer) }
}
