import { Grid, PasswordField, Stack, TextField } from '@dukani/design-system'
import type { UseFormReturn } from 'react-hook-form'
import { errorText, type ErrorTextSource } from '#shared/api/errorText.ts'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import { useFields } from '#shared/forms/useFields.ts'
import type { Submission } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { PASSWORDS_DIFFER } from '../model/confirmation.ts'
import type { RegisterForm as Values } from '../model/registerForm.ts'

export interface RegisterFormProps {
  form: UseFormReturn<Values>
  sending: Submission
  /** error of a social sign-in, shown where the form's own errors are */
  problem: string | null
}

// A message about no field in particular is a sentence about the whole.
const ERROR_SOURCES: readonly ErrorTextSource[] = ['detail', { field: 'non_field_errors' }, 'message']

/** What an account needs (AUTH-04). */
export function RegisterForm({ form, sending, problem }: RegisterFormProps) {
  const t = useText()
  const field = useFields(form, { [PASSWORDS_DIFFER]: t('auth.passwordsDiffer') })
  const labels = { show: t('auth.showPassword'), hide: t('auth.hidePassword') }
  const { failure, isSending } = sending
  const compareAgain = () => {
    if (form.getFieldState('confirm').isTouched) void form.trigger('confirm')
  }
  return (
    <form noValidate method="post" onSubmit={sending.submit}>
      <Stack gap={{ xs: 16, sm: 12 }}>
        <Grid columns={{ xs: 1, sm: 2 }} gap={16}>
          <TextField {...field('first_name')} label={t('auth.firstName')} autoComplete="given-name" />
          <TextField {...field('last_name')} label={t('auth.lastName')} autoComplete="family-name" />
        </Grid>
        {/* The name of the account: password managers keep it beside the password. */}
        <TextField
          {...field('email')}
          label={t('auth.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...field('idnumber')} label={t('auth.idnumber')} inputMode="numeric" autoComplete="off" />
        <TextField {...field('phone_number')} label={t('auth.phone')} type="tel" autoComplete="tel" />
        <PasswordField
          {...field('password', { onChange: compareAgain })}
          label={t('auth.password')}
          hint={t('auth.passwordHint')}
          autoComplete="new-password"
          labels={labels}
        />
        <PasswordField
          {...field('confirm')}
          label={t('auth.confirmPassword')}
          autoComplete="new-password"
          labels={labels}
        />
        <SubmitBar
          label={t('auth.signUp')}
          pending={isSending}
          error={failure ? errorText(failure, t, t('auth.registrationFailed'), ERROR_SOURCES) : problem}
        />
      </Stack>
    </form>
  )
}
