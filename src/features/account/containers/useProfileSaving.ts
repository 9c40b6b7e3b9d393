import type { User } from '@dukani/contracts'
import { useEffect, useRef } from 'react'
import { ApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import type { ApiClient } from '#shared/api/client.ts'
import { useSession } from '#shared/session/session.ts'
import { useSessionStore } from '#shared/session/SessionStoreContext.ts'
import type { Changed } from '../model/profileAnswers.ts'
import { profileWrites } from '../model/profileWrites.ts'

/**
 * Sends a change of one field.
 * @param call makes the call for the user of now
 * @returns puts the answer into the session: everything that shows the customer follows
 * @throws ApiError, of kind `auth` and without a call when there is no access token (PROF-03)
 */
type SendChange = (
  field: Changed,
  call: (client: ApiClient, user: User) => Promise<User>,
) => Promise<() => void>

/** Saves the fields of a profile, in whatever order the answers arrive. */
export function useProfileSaving(user: User): SendChange {
  const client = useApi()
  const { accessToken } = useSessionStore()
  const { replaceUser } = useSession()
  const latest = useRef(user)
  useEffect(() => {
    latest.current = user
  }, [user])

  return async (field, call) => {
    if ((await accessToken()) === null) throw new ApiError('auth', 'no access token')
    const settle = profileWrites(client).answers.begin(field)
    const answered = await call(client, latest.current)
    return () => replaceUser(settle(answered))
  }
}
