import type { User } from '@dukani/contracts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useIsShown } from '#shared/hooks/useIsShown.ts'
import { updateProfile } from '../api/updateProfile.ts'
import { changesNothing, type ProfileField } from '../model/profileFields.ts'
import { profileFailure } from '../model/profileFailure.ts'
import { useProfileSaving } from './useProfileSaving.ts'

/**
 * Saves a field by a call with that field alone (PROF-02).
 * @param shown whether the customer sees the fields; what fails when they don't is also said by a toast (PROF-03)
 * @returns saves a text; null when it is saved, else the sentence why not
 */
export function useFieldSaving(
  user: User,
  shown: boolean,
): (field: ProfileField, text: string) => Promise<string | null> {
  const t = useText()
  const { show } = useToasts()
  const send = useProfileSaving(user)
  const isShown = useIsShown(shown)
  return async (field, text) => {
    if (changesNothing(field, text, user)) return null
    try {
      const apply = await send(field, (client, now) => updateProfile(client, now, { [field]: text.trim() }))
      apply()
      return null
    } catch (error) {
      const why = profileFailure(error, t, field)
      if (!isShown()) show({ type: 'error', message: why })
      return why
    }
  }
}
