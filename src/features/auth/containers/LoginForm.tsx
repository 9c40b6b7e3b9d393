import type { Login } from '@dukani/contracts'
import { Button, FormMessage, PasswordField, Stack, TextField } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { errorText } from '#shared/api/errorText.ts'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import { useFields } from '#shared/forms/useFields.ts'
import type { Submission } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface LoginFormProps {
  form: UseFormReturn<Login>
  sending: Submission
  /** error of a social sign-in, shown where the form's own errors are */
  problem: string | null
  /** success message above the fields */
  notice: string | null
  /** the field that gets focus when the form appears; none when the modal itself takes care of it */
  focus?: 'email' | 'password'
  onForgot: () => void
}

/** Email and password (AUTH-03). */
export function LoginForm({ form, sending, problem, notice, focus, onForgot }: LoginFormProps) {
  const t = useText()
  const field = useFields(form)
  const { setFocus } = form
  useEffect(() => {
    if (focus) setFocus(focus)
  }, [focus, setFocus])
  const { failure, isSending } = sending
  return (
    <form noValidate method="post" onSubmit={sending.submit}>
      <Stack gap={16}>
        <Stack gap={notice === null ? 0 : 16}>
          <FormMessage tone="success">{notice}</FormMessage>
          <TextField
            {...field('email')}
            label={t('auth.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Stack>
        <PasswordField
          {...field('password')}
          label={t('auth.password')}
          autoComplete="current-password"
          labels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
        />
        <Stack align="end">
          <Button variant="text" lang={textLanguage(t('auth.forgot'))} onClick={onForgot}>
            {t('auth.forgot')}
          </Button>
        </Stack>
        <SubmitBar
          label={t('auth.login')}
          pending={isSending}
          error={failure ? errorText(failure, t, t('auth.loginFailed'), ['detail', 'message']) : problem}
        />
      </Stack>
    </form>
  )
}
