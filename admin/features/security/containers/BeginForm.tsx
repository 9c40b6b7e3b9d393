import {
  currentPasswordSchema,
  newSecretSchema,
  type CurrentPassword,
  type NewSecret,
} from '@dukani/contracts'
import { PasswordField, Text } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useFields } from '#shared/forms/useFields.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { FormCard } from '#admin/shared/FormCard.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'

/** Begins to switch the second factor on, with the password. @param onBegun called with the secret for the app */
export function BeginForm({ onBegun }: { onBegun: (secret: NewSecret) => void }) {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const form = useForm<CurrentPassword>({
    resolver: zodResolver(currentPasswordSchema),
    defaultValues: { password: '' },
  })
  const field = useFields(form)
  const submission = useSubmit(form, neverAborted, async (body) => {
    const secret = await client.request({
      path: '/v1/admin/second-factor/secret/',
      method: 'POST',
      body,
      read: (raw) => newSecretSchema.parse(raw),
    })
    onBegun(secret)
  })
  return (
    <FormCard
      title={t('admin.security.title')}
      submission={submission}
      fields={['password']}
      submitLabel={t('admin.security.begin')}
    >
      <Text tone="muted">{t('admin.security.offText')}</Text>
      <PasswordField
        {...field('password')}
        label={t('admin.password')}
        autoComplete="current-password"
        labels={{ show: shop('auth.showPassword'), hide: shop('auth.hidePassword') }}
      />
    </FormCard>
  )
}
