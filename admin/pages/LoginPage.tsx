import { loginSchema, type Login } from '@dukani/contracts'
import { PasswordField, Stack, TextField } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { errorText } from '#shared/api/errorText.ts'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import { useFields } from '#shared/forms/useFields.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useSession } from '#shared/session/session.ts'
import { EntryPage } from '#admin/shared/EntryPage.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'

/** The login of the back office. The session is the shop's. */
export function LoginPage() {
  const t = useAdminText()
  const shop = useText()
  const { login } = useSession()
  const form = useForm<Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  })
  const field = useFields(form)
  const { submit, isSending, failure } = useSubmit(form, neverAborted, async (values) => {
    await login(values)
  })
  return (
    <EntryPage title={t('admin.title')}>
      <form noValidate method="post" onSubmit={submit}>
        <Stack gap={16}>
          <TextField
            {...field('email')}
            label={t('admin.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...field('password')}
            label={t('admin.password')}
            autoComplete="current-password"
            labels={{ show: shop('auth.showPassword'), hide: shop('auth.hidePassword') }}
          />
          <SubmitBar
            label={t('admin.login')}
            pending={isSending}
            error={failure && errorText(failure, shop, t('admin.loginFailed'), ['detail', 'message'])}
          />
        </Stack>
      </form>
    </EntryPage>
  )
}
