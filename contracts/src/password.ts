import * as z from 'zod/mini'
import { filledText, loginSchema, newPasswordSchema } from './account.ts'

/**
 * The body of `POST /v1/accounts/password-reset-confirm/`: the data of the mailed link, and the new password
 * (RESET-03).
 */
export const resetPasswordSchema = z.object({
  uid: filledText(200),
  token: filledText(200),
  new_password: newPasswordSchema,
})
export type ResetPassword = z.infer<typeof resetPasswordSchema>

/** The part of it that the form contains (RESET-01). */
export const chosenPasswordSchema = z.pick(resetPasswordSchema, { new_password: true })
export type ChosenPassword = z.infer<typeof chosenPasswordSchema>

/** The body of `PUT /v1/accounts/change-password/` (PROF-09). An old password may be shorter than new ones must be. */
export const changePasswordSchema = z.object({
  old_password: loginSchema.shape.password,
  new_password: newPasswordSchema,
})
export type ChangePassword = z.infer<typeof changePasswordSchema>
