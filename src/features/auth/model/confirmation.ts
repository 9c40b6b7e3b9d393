import { rule } from '@dukani/contracts'
import type { FieldError } from 'react-hook-form'

/** The message of a confirmation that isn't the password. */
export const PASSWORDS_DIFFER = 'passwordsDiffer'

/** Refuses a confirmation that is empty or isn't the password (AUTH-04, RESET-02); null for one that is. */
export function confirmationError(password: string, confirm: string): FieldError | null {
  if (confirm === '') return { type: 'required', message: rule('required') }
  return confirm === password ? null : { type: 'custom', message: PASSWORDS_DIFFER }
}
