import { fieldRule, phoneNumber, profileChangeSchema, type FieldRule, type User } from '@dukani/contracts'

/** What a customer may change of themselves, in the order of the screen (PROF-02). */
export const PROFILE_FIELDS = ['first_name', 'last_name', 'idnumber', 'phone_number'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** The rule that a text breaks as this field's new value; null for a good one. All fields are required. */
export function brokenRule(field: ProfileField, text: string): FieldRule | null {
  const issue = profileChangeSchema.safeParse({ [field]: text }).error?.issues[0]
  return issue === undefined ? null : fieldRule(issue.message)
}

/** Whether a text would leave a field as it is: the same number, say, typed in another way. */
export function changesNothing(field: ProfileField, text: string, user: User): boolean {
  const kept = field === 'phone_number' ? phoneNumber(text) : text.trim()
  return kept === user[field]
}
