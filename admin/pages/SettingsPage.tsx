import { SETTING_KEYS, shopSettingsSchema } from '@dukani/contracts'
import { Grid, Stack } from '@dukani/design-system'
import { SETTINGS_PATH } from '#admin/features/settings/api/settings.ts'
import { SettingCard } from '#admin/features/settings/containers/SettingCard.tsx'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useRead } from '#admin/shared/useRead.ts'

/** What an owner can change of the shop without a new release. */
export function SettingsPage() {
  const t = useAdminText()
  useAdminHead(t('admin.settings'))
  const read = useRead(SETTINGS_PATH, shopSettingsSchema)
  const { data, replace, refresh } = read
  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.settings')} />
      <ReadState read={read} />
      {data !== null && (
        <Grid columns={{ xs: 1, md: 2 }} gap={16} align="start">
          {SETTING_KEYS.map((key) => (
            <SettingCard
              key={key}
              settingKey={key}
              setting={data[key]}
              onSaved={(saved) => replace((current) => current && { ...current, [key]: saved })}
              onConflict={refresh}
            />
          ))}
        </Grid>
      )}
    </Stack>
  )
}
