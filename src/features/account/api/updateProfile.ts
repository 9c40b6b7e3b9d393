import type { ProfileChange, User } from '@dukani/contracts'
import { toUser } from '#shared/api/adapters/user.ts'
import type { ApiClient } from '#shared/api/client.ts'

/** The call that changes a profile, by JSON or by a form. */
export const PROFILE_PATH = '/v1/accounts/profile/'

/**
 * Changes what a customer says of themselves: what is in `change`, and nothing else (PROF-02).
 * @param user whose profile it is: what the answer leaves out is as it was
 * @returns the updated user
 * @throws ApiError
 */
export function updateProfile(client: ApiClient, user: User, change: ProfileChange): Promise<User> {
  return client.request({
    method: 'PUT',
    path: PROFILE_PATH,
    body: change,
    read: (answer) => toUser(answer, { ...user, ...change }),
  })
}
