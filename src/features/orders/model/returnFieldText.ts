import type { FieldError } from 'react-hook-form'
import { FROM_SERVER } from '#shared/forms/fieldText.ts'

/** The sentence about a field of a return: the server's, else the field's own; undefined where nothing is wrong. */
export const returnFieldText = (error: FieldError | undefined, own: string): string | undefined =>
  error && (error.type === FROM_SERVER ? error.message : own)
