import { registerSchema, rule, type Register } from '@dukani/contracts'
import * as z from 'zod/mini'

/** The word that a schema's message is when the two passwords differ. */
export const PASSWORDS_DIFFER = 'passwordsDiffer'

/** What the registration asks for: the body of the call and the password once more (AUTH-04). */
export const registerFormSchema = z
  .extend(registerSchema, { confirm: z.string().check(z.minLength(1, rule('required'))) })
  .check(
    z.refine(({ password, confirm }) => password === confirm, {
      path: ['confirm'],
      error: PASSWORDS_DIFFER,
      // Also while other fields are still empty.
      when: () => true,
    }),
  )

/** The fields of the registration, as typed. */
export type RegisterForm = Register & { confirm: string }

/** A registration nobody has begun; its fields in their order on the screen. */
export const EMPTY_REGISTRATION: RegisterForm = {
  first_name: '',
  last_name: '',
  email: '',
  idnumber: '',
  phone_number: '',
  password: '',
  confirm: '',
}

/** What is sent: all but the confirmation, which is nobody's business but the form's (AUTH-04). */
export function registration({ confirm: _, ...body }: RegisterForm): Register {
  return body
}
