import { givenCodeSchema, recoveryCodesSchema, type GivenCode, type NewSecret } from '@dukani/contracts'
import { Button, CopyList, QrCode, Stack, Text, TextField } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useFields } from '#shared/forms/useFields.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { qrSquares } from '#shared/qr/qrSquares.ts'
import { APP_CODE } from '#admin/shared/codeFieldProps.ts'
import { FormCard } from '#admin/shared/FormCard.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useCopy } from './useCopy.ts'

/** The side of the QR code (px): an address with a Georgian name has many squares. */
const QR_SIZE = 264

export interface ConfirmFormProps {
  /** for the authenticator app */
  secret: NewSecret
  /** called with the recovery codes, once the second factor is on */
  onOn: (codes: readonly string[]) => void
  /** called to make another secret */
  onRestart: () => void
}

/** Shows a secret to the authenticator app, and switches the second factor on by a first code of it. */
export function ConfirmForm({ secret, onOn, onRestart }: ConfirmFormProps) {
  const t = useAdminText()
  const client = useApi()
  const copy = useCopy()
  const squares = useMemo(() => qrSquares(secret.address), [secret])
  const form = useForm<GivenCode>({ resolver: zodResolver(givenCodeSchema), defaultValues: { code: '' } })
  const { setFocus } = form
  const field = useFields(form)
  const submission = useSubmit(form, neverAborted, async (body) => {
    const { recovery_codes } = await client.request({
      path: '/v1/admin/second-factor/on/',
      method: 'POST',
      body,
      read: (raw) => recoveryCodesSchema.parse(raw),
    })
    onOn(recovery_codes)
  })
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <Stack gap={12}>
      <FormCard
        title={t('admin.security.setup')}
        submission={submission}
        fields={['code']}
        submitLabel={t('admin.security.confirm')}
      >
        <Text tone="muted">{t('admin.security.scan')}</Text>
        {squares !== null && <QrCode squares={squares} label={t('admin.security.qr')} size={QR_SIZE} />}
        <CopyList
          facts={[
            {
              id: 'secret',
              label: t('admin.security.secret'),
              value: secret.secret.replaceAll(/.{4}(?=.)/g, '$& '),
              copied: secret.secret,
              copyLabel: t('admin.security.copySecret'),
            },
          ]}
          onCopy={copy}
        />
        <TextField
          {...field('code')}
          {...APP_CODE}
          label={t('admin.security.code')}
          hint={t('admin.security.codeHint')}
        />
      </FormCard>
      <Stack align="start">
        <Button variant="text" onClick={onRestart}>
          {t('admin.security.restart')}
        </Button>
      </Stack>
    </Stack>
  )
}
