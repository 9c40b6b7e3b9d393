import type { ForgotPassword } from '@dukani/contracts'
import { Button, Stack, Text, TextField } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { errorText, type ErrorTextSource } from '#shared/api/errorText.ts'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import { useFields } from '#shared/forms/useFields.ts'
import type { Submission } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface ForgotFormProps {
  form: UseFormReturn<ForgotPassword>
  sending: Submission
  onBack: () => void
}

/** The address that a link to a new password is sent to (AUTH-05). */
export function ForgotForm({ form, sending, onBack }: ForgotFormProps) {
  const t = useText()
  const field = useFields(form)
  const { setFocus, formState } = form
  useEffect(() => setFocus('email'), [setFocus])
  const { failure, isSending } = sending
  const isSent = formState.isSubmitSuccessful && failure === null
  // The requirement's sentence whatever the server says; only a lost connection has its own.
  const sources: readonly ErrorTextSource[] = failure?.kind === 'offline' ? ['message'] : []
  return (
    <form noValidate method="post" onSubmit={sending.submit}>
      <Stack gap={16}>
        <Text tone="muted" size={14}>
          {t('auth.forgotText')}
        </Text>
        <TextField
          {...field('email')}
          label={t('auth.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Stack gap={8}>
          <SubmitBar
            label={t('auth.sendLink')}
            pending={isSending}
            error={failure && errorText(failure, t, t('auth.resetFailed'), sources)}
            success={isSent ? t('auth.resetSent') : null}
          />
          <Button variant="text" wide lang={textLanguage(t('auth.backToLogin'))} onClick={onBack}>
            {t('auth.backToLogin')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
