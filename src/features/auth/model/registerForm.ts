import { registerSchema, type Register } from '@dukani/contracts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { confirmationError } from './confirmation.ts'

/** The fields of the registration, as typed: the body of the call and the password once more (AUTH-04). */
export type RegisterForm = Register & { confirm: string }

/** The empty form; its fields in their order on the screen. */
export const EMPTY_REGISTRATION: RegisterForm = {
  first_name: '',
  last_name: '',
  email: '',
  idnumber: '',
  phone_number: '',
  password: '',
  confirm: '',
}

const resolveBody = zodResolver(registerSchema)

/** Refuses what the contract refuses, by its rule, and a confirmation that isn't the password (AUTH-04). */
export const resolveRegistration: Resolver<RegisterForm> = async (values, context, options) => {
  const { fields, criteriaMode, shouldUseNativeValidation } = options
  const { errors } = await resolveBody(values, context, { fields, criteriaMode, shouldUseNativeValidation })
  const confirm = confirmationError(values.password, values.confirm)
  if (confirm === null && Object.keys(errors).length === 0) return { values, errors: {} }
  return { values: {}, errors: { ...errors, ...(confirm && { confirm }) } }
}

/** The body of the call: everything but the confirmation (AUTH-04). */
export function registration({ confirm: _, ...body }: RegisterForm): Register {
  return body
}
