import { changeAddressSchema, fieldRule, type AddressField, type FieldRule } from '@dukani/contracts'

/** The rule that a text breaks as this field's new value; null for a good one. Only the postal code may be empty. */
export function brokenRule(field: AddressField, text: string): FieldRule | null {
  const issue = changeAddressSchema.safeParse({ [field]: text }).error?.issues[0]
  return issue === undefined ? null : fieldRule(issue.message)
}
