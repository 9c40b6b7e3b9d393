import { PasswordField, Stack, Text } from '@dukani/design-system'
import { useForm } from 'react-hook-form'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import { formError } from '#shared/forms/formError.ts'
import { useFields } from '#shared/forms/useFields.ts'
import { useOpenSignal } from '#shared/forms/useOpenSignal.ts'
import { useSubmit } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { ResetLink } from '#shared/routing/resetLink.ts'
import { useSessionStore } from '#shared/session/SessionStoreContext.ts'
import { verifySession } from '#shared/session/verifySession.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { confirmPasswordReset } from '../api/confirmPasswordReset.ts'
import { PASSWORDS_DIFFER } from '../model/confirmation.ts'
import { isLinkRefused, resetFailureText } from '../model/resetFailure.ts'
import { EMPTY_RESET, resolveReset, type ResetForm } from '../model/resetForm.ts'

export interface ResetPasswordProps {
  /** null while it is not known yet */
  link: ResetLink | null
  /** the sheet that it stands in is open */
  open: boolean
  onDone: () => void
  /** The link can't be used any more. @param reason what the server says about it */
  onRefused: (reason: string) => void
}

/**
 * A new password for a forgotten one, twice (RESET-01 to RESET-04). The server ends all sessions by it; if this browser
 * has one of them, it is a guest's afterwards.
 */
export function ResetPassword({ link, open, onDone, onRefused }: ResetPasswordProps) {
  const t = useText()
  const api = useApi()
  const session = useSessionStore()
  const { show } = useToasts()
  const signal = useOpenSignal(open)
  const form = useForm<ResetForm>({
    mode: 'onTouched',
    resolver: resolveReset,
    defaultValues: EMPTY_RESET,
  })
  const field = useFields(form, { [PASSWORDS_DIFFER]: t('reset.differ') })
  // Never aborted: the server may have set the password already.
  const { submit, isSending, failure } = useSubmit(form, signal, async ({ new_password }, given) => {
    if (link === null) return
    try {
      await confirmPasswordReset(api, { ...link, new_password })
    } catch (error) {
      if (!isLinkRefused(error) || given.aborted) throw error
      onRefused(resetFailureText(error, t))
      return
    }
    if (given.aborted) show({ type: 'success', message: t('password.changed') })
    else onDone()
    await verifySession(session)
  })
  const compareAgain = () => {
    if (form.getFieldState('confirm').isTouched) void form.trigger('confirm')
  }
  const labels = { show: t('auth.showPassword'), hide: t('auth.hidePassword') }
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack gap={16}>
        <Text tone="muted" size={14}>
          {t('reset.text')}
        </Text>
        <PasswordField
          {...field('new_password', { onChange: compareAgain })}
          label={t('reset.new')}
          hint={t('auth.passwordHint')}
          autoComplete="new-password"
          labels={labels}
        />
        <PasswordField
          {...field('confirm')}
          label={t('reset.confirm')}
          autoComplete="new-password"
          labels={labels}
        />
        <SubmitBar
          label={t('reset.submit')}
          pending={isSending}
          error={failure && formError(resetFailureText(failure, t), failure, ['new_password'])}
        />
      </Stack>
    </form>
  )
}
