import { phoneNumber, type User } from '@dukani/contracts'

/** What a customer may change of themselves, in the order of the screen (PROF-02). */
export const PROFILE_FIELDS = ['first_name', 'last_name', 'idnumber', 'phone_number'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** Whether a text would leave a field as it is: the same number, say, typed in another way. */
export function changesNothing(field: ProfileField, text: string, user: User): boolean {
  const kept = field === 'phone_number' ? phoneNumber(text) : text.trim()
  return kept === user[field]
}
