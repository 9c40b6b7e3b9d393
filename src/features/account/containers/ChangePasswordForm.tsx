import type { ChangePassword } from '@dukani/contracts'
import { Button, PasswordField, Stack } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import type { UseFormReturn } from 'react-hook-form'
import { errorText } from '#shared/api/errorText.ts'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import { formError } from '#shared/forms/formError.ts'
import { useFields } from '#shared/forms/useFields.ts'
import type { Submission } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useSession } from '#shared/session/session.ts'

export interface ChangePasswordFormProps {
  form: UseFormReturn<ChangePassword>
  sending: Submission
  onCancel: () => void
}

/** The old password and the new one, both required (PROF-09). */
export function ChangePasswordForm({ form, sending, onCancel }: ChangePasswordFormProps) {
  const t = useText()
  const field = useFields(form)
  const { user } = useSession()
  const { failure, isSending } = sending
  const labels = { show: t('auth.showPassword'), hide: t('auth.hidePassword') }
  const cancel = t('password.cancel')
  const error = failure && errorText(failure, t, t('password.failed'), ['detail', 'fields', 'message'])
  return (
    <form noValidate method="post" onSubmit={sending.submit}>
      <Stack gap={16}>
        <PasswordField
          {...field('old_password')}
          label={t('password.old')}
          autoComplete="current-password"
          labels={labels}
        />
        {/* Whose password it is, for password managers. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.email ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          {...field('new_password')}
          label={t('password.new')}
          hint={t('auth.passwordHint')}
          autoComplete="new-password"
          labels={labels}
        />
        <Stack gap={8}>
          <SubmitBar
            label={t('password.submit')}
            pending={isSending}
            error={failure && error && formError(error, failure, Object.keys(form.getValues()))}
          />
          <Button variant="text" wide lang={textLanguage(cancel)} onClick={onCancel}>
            {cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
