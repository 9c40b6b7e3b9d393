import { forgotPasswordSchema, type ForgotPassword } from '@dukani/contracts'
import { FormMessage, Stack, Text, TextField } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import { formError } from '#shared/forms/formError.ts'
import { useFields } from '#shared/forms/useFields.ts'
import { useOpenSignal } from '#shared/forms/useOpenSignal.ts'
import { useSubmit } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { requestPasswordReset } from '../api/requestPasswordReset.ts'
import { askFailureText } from '../model/resetFailure.ts'

export interface ResetPasswordAgainProps {
  /** why the server refused the link; null when there was none */
  refusal: string | null
  /** the sheet that it stands in is open */
  open: boolean
}

/** Says that the link can't be used, and sends another one (AUTH-05, at the page). */
export function ResetPasswordAgain({ refusal, open }: ResetPasswordAgainProps) {
  const t = useText()
  const api = useApi()
  const signal = useOpenSignal(open)
  const form = useForm<ForgotPassword>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
  })
  const field = useFields(form)
  const { submit, isSending, failure } = useSubmit(form, signal, (values, given) =>
    requestPasswordReset(api, values, given),
  )
  const isSent = form.formState.isSubmitSuccessful && failure === null
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack gap={16}>
        <FormMessage tone={refusal === null ? 'warning' : 'error'}>
          {refusal ?? t('reset.noLink')}
        </FormMessage>
        <Text tone="muted" size={14}>
          {t('reset.askAgain')}
        </Text>
        <TextField
          {...field('email')}
          label={t('reset.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitBar
          label={t('reset.sendLink')}
          pending={isSending}
          error={failure && formError(askFailureText(failure, t), failure, ['email'])}
          success={isSent ? t('auth.resetSent') : null}
        />
      </Stack>
    </form>
  )
}
