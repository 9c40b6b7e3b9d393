import * as z from 'zod/mini'
import { filledText, loginSchema } from './account.ts'

/** The `code` of a 403 whose session lacks the second factor. */
export const SECOND_FACTOR = 'second_factor'

/** A code of the authenticator app, or a recovery code; spaces and dashes don't count. */
const code = filledText(40)

/** The body of `POST /v1/admin/second-factor/` and `…/on/`. */
export const givenCodeSchema = z.object({ code })
export type GivenCode = z.infer<typeof givenCodeSchema>

/** The body of `POST /v1/admin/second-factor/secret/`. */
export const currentPasswordSchema = z.object({ password: loginSchema.shape.password })
export type CurrentPassword = z.infer<typeof currentPasswordSchema>

/** The body of the changes of a second factor that is on. */
export const passwordAndCodeSchema = z.object({ password: loginSchema.shape.password, code })
export type PasswordAndCode = z.infer<typeof passwordAndCodeSchema>

/** The account's second factor. */
export const secondFactorSchema = z.object({
  /** when it was switched on; null: it is off */
  since: z.nullable(z.string()),
  recovery_codes_left: z.number(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** A new secret: it counts once a first code was sent. */
export const newSecretSchema = z.object({
  /** to type, in base32 */
  secret: z.string(),
  /** `otpauth://…`, for a QR code */
  address: z.string(),
})
export type NewSecret = z.infer<typeof newSecretSchema>

/** Recovery codes, which are shown once. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>
