import { staffListSchema, type StaffMember } from '@dukani/contracts'
import { IconButton, RecordList, Stack, Text } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { useMember } from '#admin/shared/MemberContext.ts'
import { GrantForm } from '#admin/features/staff/containers/GrantForm.tsx'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useRead } from '#admin/shared/useRead.ts'

/** Who may use the back office, and as what. */
export function StaffPage() {
  const t = useAdminText()
  const client = useApi()
  const { language } = useLanguage()
  useAdminHead(t('admin.staff'))
  const read = useRead('/v1/admin/staff/', staffListSchema)
  const { data, retry } = read
  const { ask, question } = useAskedChange<StaffMember>(async ({ id }) => {
    const path = `/v1/admin/staff/${encodeURIComponent(String(id))}/`
    await client.request({ path, method: 'DELETE', read: () => undefined })
    retry()
  }, retry)
  const me = useMember()
  const { ask: askReset, question: resetQuestion } = useAskedChange<StaffMember>(async ({ id }) => {
    const path = `/v1/admin/staff/${encodeURIComponent(String(id))}/second-factor/`
    await client.request({ path, method: 'DELETE', read: () => undefined })
    retry()
  }, retry)

  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.staff')} />
      <ReadState read={read} />
      {data !== null && (
        <>
          <RecordList
            label={t('admin.staff')}
            language={language}
            records={data.results.map((member) => ({
              id: member.id,
              title: member.email,
              facts: [
                member.name,
                t('admin.staff.since', { date: formatDate(member.granted_at, 'medium', language) ?? '' }),
              ],
              states: [
                { tone: TONES[member.role], text: t(`admin.role.${member.role}`) },
                ...(member.second_factor
                  ? [{ tone: 'neutral' as const, text: t('admin.security.title') }]
                  : []),
              ],
              action: (
                <Stack direction="row" gap={0}>
                  {member.second_factor && member.id !== me.id && (
                    <IconButton
                      icon="shield"
                      label={t('admin.staff.reset', { email: member.email })}
                      onClick={() => askReset(member)}
                    />
                  )}
                  <IconButton
                    icon="trash"
                    label={t('admin.staff.revoke', { email: member.email })}
                    onClick={() => ask(member)}
                  />
                </Stack>
              ),
            }))}
          />
          <GrantForm onGranted={retry} />
        </>
      )}
      <ConfirmDialog
        {...question}
        title={() => t('admin.staff.revokeAsk')}
        yes={() => t('admin.staff.revokeYes')}
      >
        {({ email }) => <Text tone="muted">{t('admin.staff.revokeText', { email })}</Text>}
      </ConfirmDialog>
      <ConfirmDialog
        {...resetQuestion}
        title={() => t('admin.security.offAsk')}
        yes={() => t('admin.security.off')}
      >
        {({ email }) => <Text tone="muted">{t('admin.staff.resetText', { email })}</Text>}
      </ConfirmDialog>
    </Stack>
  )
}

const TONES = { owner: 'indigo', manager: 'blue', courier: 'green' } as const
