import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { asApiError } from '../api/ApiError.ts'
import { FROM_SERVER } from './fieldText.ts'

/**
 * Puts what the server says about fields at the form's own, and focus into the first of them.
 * @param fields the form's names in their order on the screen
 */
export function showServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  fields: readonly Path<Values>[],
  error: unknown,
): void {
  const { fieldErrors } = asApiError(error)
  const refused = fields.filter((name) => fieldErrors[name] !== undefined)
  for (const [index, name] of refused.entries()) {
    const message = fieldErrors[name]?.join(' ') ?? ''
    form.setError(name, { type: FROM_SERVER, message }, { shouldFocus: index === 0 })
  }
}
