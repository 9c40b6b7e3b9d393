/** The field of a code of the authenticator app: digits, which a phone or a password manager may fill in. */
export const APP_CODE = { inputMode: 'numeric', autoComplete: 'one-time-code', spellCheck: false } as const

/** The field of a recovery code. */
export const RECOVERY_CODE = {
  inputMode: 'text',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
} as const
