import { givenCodeSchema, type GivenCode } from '@dukani/contracts'
import { Button, Stack, Text, TextField } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import { useFields } from '#shared/forms/useFields.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useSession } from '#shared/session/session.ts'
import { APP_CODE, RECOVERY_CODE } from '#admin/shared/codeFieldProps.ts'
import { EntryPage } from '#admin/shared/EntryPage.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'

/** Asks for the session's second factor. @param onGiven called after it was accepted */
export function SecondFactorPage({ onGiven }: { onGiven: () => void }) {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const { logout } = useSession()
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm<GivenCode>({ resolver: zodResolver(givenCodeSchema), defaultValues: { code: '' } })
  const { setFocus } = form
  const field = useFields(form)
  const { submit, isSending, failure, forget } = useSubmit(form, neverAborted, async (body) => {
    await client.request({ path: '/v1/admin/second-factor/', method: 'POST', body, read: () => undefined })
    onGiven()
  })
  useEffect(() => setFocus('code'), [setFocus, isRecovery])
  const change = () => {
    setRecovery(!isRecovery)
    form.reset()
    forget()
  }
  const problem = failure?.fieldErrors['code'] === undefined ? failure : null
  return (
    <EntryPage title={t('admin.code')}>
      <Text tone="muted">{t(isRecovery ? 'admin.code.recoveryText' : 'admin.code.text')}</Text>
      <form noValidate method="post" onSubmit={submit}>
        <Stack gap={16}>
          <TextField
            {...field('code')}
            {...(isRecovery ? RECOVERY_CODE : APP_CODE)}
            label={t(isRecovery ? 'admin.code.recovery' : 'admin.security.code')}
          />
          <SubmitBar
            label={t('admin.code.continue')}
            pending={isSending}
            error={problem && errorText(problem, shop, t('admin.code.failed'))}
          />
        </Stack>
      </form>
      <Stack direction="row" gap={8} justify="between" wrap>
        <Button variant="text" onClick={change}>
          {t(isRecovery ? 'admin.code.useApp' : 'admin.code.useRecovery')}
        </Button>
        <Button variant="text" icon="logout" onClick={() => void logout()}>
          {t('admin.logout')}
        </Button>
      </Stack>
    </EntryPage>
  )
}
