import type { User } from '@dukani/contracts'
import { useState } from 'react'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useIsShown } from '#shared/hooks/useIsShown.ts'
import { useStore } from '#shared/state/createStore.ts'
import { updateProfile } from '../api/updateProfile.ts'
import { uploadPicture } from '../api/uploadPicture.ts'
import { pictureProblem } from '../model/pictureProblem.ts'
import { profileFailure } from '../model/profileFailure.ts'
import { profileWrites } from '../model/profileWrites.ts'
import { useProfileSaving } from './useProfileSaving.ts'

export interface PictureChange {
  /** Sends a file as the picture, if it can be one. */
  choose: (file: File) => void
  remove: () => void
  /** a choice, or a removal, is on its way */
  pending: boolean
  /** why the last one failed */
  error: string | null
}

/**
 * The customer's picture, chosen and removed (PROF-01). Of several choices the last one counts.
 * @param shown whether the customer sees it; what fails when they don't is said by a toast
 */
export function usePicture(user: User, shown: boolean): PictureChange {
  const t = useText()
  const client = useApi()
  const { show } = useToasts()
  const send = useProfileSaving(user)
  const isShown = useIsShown(shown)
  const writes = profileWrites(client)
  const pending = useStore(writes.pictures.pending, (pictures) => pictures.length > 0)
  const [error, setError] = useState<string | null>(null)

  async function change(file: File | null): Promise<void> {
    setError(null)
    try {
      await writes.pictures.push('picture', file, async () => {
        const shown = await send('profile_pic', (client, now) =>
          file === null
            ? updateProfile(client, now, { profile_pic: null })
            : uploadPicture(client, now, file),
        )
        writes.pictureMade(shown)
      })
      writes.showPicture()
      show({ type: 'success', message: t(file === null ? 'profile.pictureRemoved' : 'profile.pictureSaved') })
    } catch (cause) {
      if (asApiError(cause).kind === 'aborted') return
      writes.showPicture()
      const why = profileFailure(cause, t, 'profile_pic')
      setError(why)
      if (!isShown()) show({ type: 'error', message: why })
    }
  }

  return {
    choose(file) {
      const problem = pictureProblem(file)
      if (problem === null) void change(file)
      else setError(t(problem))
    },
    remove: () => void change(null),
    pending,
    error,
  }
}
