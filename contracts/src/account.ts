import * as z from 'zod/mini'
import { idSchema } from './common.ts'
import {
  isEmail,
  isIdnumber,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  phoneNumber,
  type FieldRule,
} from './rules/fields.ts'

/** A schema's message: the rule that was broken. */
export const rule = (name: FieldRule): FieldRule => name

/** A text of one line that isn't empty, up to `most` characters. */
export const filledText = (most: number) =>
  z.string(rule('required')).check(
    z.refine((text) => text.trim() !== '', rule('required')),
    z.maxLength(most, rule('tooLong')),
    // Databases can't store a NUL, and a line break in a name would become one in a mail's header.
    z.refine((text) => !/\p{Cc}/u.test(text), rule('invalid')),
  )

/** A person's account, as only they themselves see it (section 3 of the specification). */
export const userSchema = z.object({
  id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  idnumber: z.string(),
  profile_pic: z.nullable(z.string()),
})
export type User = z.infer<typeof userSchema>

/** The body of `POST /v1/accounts/login/` (AUTH-03). A password may consist of spaces. */
export const loginSchema = z.object({
  email: filledText(254),
  password: z
    .string(rule('required'))
    .check(z.minLength(1, rule('required')), z.maxLength(MAX_PASSWORD_LENGTH, rule('passwordLong'))),
})
export type Login = z.infer<typeof loginSchema>

/** The answer of a login: the access token is a JWT with user_id and exp, the refresh token is opaque (AUTH-14). */
export const tokensSchema = z.object({ access: z.string(), refresh: z.string() })
export type Tokens = z.infer<typeof tokensSchema>

/** The answer of `POST /v1/accounts/token/refresh/`; a rotated refresh token comes as a cookie (AUTH-15). */
export const renewedTokenSchema = z.object({ access: z.string() })

/** The body of `POST /v1/accounts/logout/` (AUTH-09). */
export const logoutSchema = z.object({ refresh: z.optional(z.nullable(z.string())) })

const email = filledText(254).check(z.refine(isEmail, rule('email')))

/** A new password: the only rule is its length (ASVS 6.2.5). */
export const newPasswordSchema = z
  .string(rule('required'))
  .check(
    z.minLength(1, rule('required')),
    z.minLength(MIN_PASSWORD_LENGTH, rule('passwordShort')),
    z.maxLength(MAX_PASSWORD_LENGTH, rule('passwordLong')),
  )

/** The data that people enter about themselves, and can change later. */
const personalFields = {
  first_name: filledText(100),
  last_name: filledText(100),
  idnumber: filledText(40).check(z.refine(isIdnumber, rule('idnumber'))),
  phone_number: filledText(40).check(z.refine((text) => phoneNumber(text) !== null, rule('phone'))),
}

/** The body of `POST /v1/accounts/register/`: all fields are required, the confirmation isn't one of them (AUTH-04). */
export const registerSchema = z.object({ ...personalFields, email, password: newPasswordSchema })
export type Register = z.infer<typeof registerSchema>

/**
 * The body of `PUT /v1/accounts/profile/` as JSON: one or more of these fields; others are ignored (PROF-02). A picture
 * is sent as a form, and removed by null.
 */
export const profileChangeSchema = z
  .partial(z.object({ ...personalFields, profile_pic: z.null() }))
  .check(z.refine((change) => Object.keys(change).length > 0, rule('required')))
export type ProfileChange = z.infer<typeof profileChangeSchema>

/** The body of `POST /v1/accounts/password-reset/` (AUTH-05). */
export const forgotPasswordSchema = z.object({ email })
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>
