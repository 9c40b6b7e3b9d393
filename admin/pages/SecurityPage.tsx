import { secondFactorSchema, type NewSecret } from '@dukani/contracts'
import { Stack } from '@dukani/design-system'
import { useState } from 'react'
import { BeginForm } from '#admin/features/security/containers/BeginForm.tsx'
import { ConfirmForm } from '#admin/features/security/containers/ConfirmForm.tsx'
import { RecoveryCodes } from '#admin/features/security/containers/RecoveryCodes.tsx'
import { SwitchedOn } from '#admin/features/security/containers/SwitchedOn.tsx'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useRead } from '#admin/shared/useRead.ts'

/** The second factor of the own account: switched on and off, and its recovery codes. */
export function SecurityPage() {
  const t = useAdminText()
  useAdminHead(t('admin.security'))
  const read = useRead('/v1/admin/second-factor/', secondFactorSchema)
  const { data, retry } = read
  // Only this page stores the codes, because they are shown once.
  const [secret, setSecret] = useState<NewSecret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const showCodes = (made: readonly string[]) => {
    setSecret(null)
    setCodes(made)
    retry()
  }
  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.security')} />
      <ReadState read={read} />
      {data !== null &&
        (codes !== null ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
        ) : data.since !== null ? (
          <SwitchedOn state={data} since={data.since} onCodes={showCodes} onOff={retry} />
        ) : secret !== null ? (
          <ConfirmForm secret={secret} onOn={showCodes} onRestart={() => setSecret(null)} />
        ) : (
          <BeginForm onBegun={setSecret} />
        ))}
    </Stack>
  )
}
