import type { User } from '@dukani/contracts'
import { toUser } from '#shared/api/adapters/user.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { PROFILE_PATH } from './updateProfile.ts'

/**
 * Sends a customer's picture, as a form (PROF-02).
 * @param user whose picture it is
 * @returns the updated user, with the address of the picture
 * @throws ApiError
 */
export function uploadPicture(client: ApiClient, user: User, file: File): Promise<User> {
  const form = new FormData()
  form.append('profile_pic', file)
  return client.request({
    method: 'PUT',
    path: PROFILE_PATH,
    body: form,
    read: (answer) => toUser(answer, user),
  })
}
