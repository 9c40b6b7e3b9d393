import { chosenPasswordSchema, type ChosenPassword } from '@dukani/contracts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { confirmationError } from './confirmation.ts'

/** The fields of the reset form: the new password and its confirmation (RESET-01). */
export type ResetForm = ChosenPassword & { confirm: string }

/** The empty form. */
export const EMPTY_RESET: ResetForm = { new_password: '', confirm: '' }

const resolveBody = zodResolver(chosenPasswordSchema)

/** Both are required, and equal (RESET-02). */
export const resolveReset: Resolver<ResetForm> = async (values, context, options) => {
  const { fields, criteriaMode, shouldUseNativeValidation } = options
  const { errors } = await resolveBody(values, context, { fields, criteriaMode, shouldUseNativeValidation })
  const confirm = confirmationError(values.new_password, values.confirm)
  if (confirm === null && Object.keys(errors).length === 0) return { values, errors: {} }
  return { values: {}, errors: { ...errors, ...(confirm && { confirm }) } }
}
