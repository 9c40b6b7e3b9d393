import type { ApiError } from '../api/ApiError.ts'

/**
 * The error of a whole form; null when it is shown at one of the form's fields already (see showServerErrors), so that
 * it isn't read or heard twice.
 * @param fields the form's names
 */
export function formError(text: string, failure: ApiError, fields: readonly string[]): string | null {
  const said = fields.flatMap((name) => failure.fieldErrors[name] ?? [])
  return said.includes(text) ? null : text
}
